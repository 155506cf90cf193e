//! The server as strangers meet it: real nodes, each on a database of its own, asked over TCP.

mod account;
mod after;
mod alerts;
mod chat;
mod clocks;
mod corpus;
mod doors;
mod friends;
mod harden;
mod http;
mod limits;
mod lobby;
mod node;
mod openapi;
mod order;
mod origin;
mod people;
mod play;
mod quick;
mod routes;
mod secrets;
mod site;
mod socket;
mod worlds;
