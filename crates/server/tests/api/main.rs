//! The server as strangers meet it: real nodes, each on a database of its own, asked over TCP.

mod account;
mod alerts;
mod chat;
mod clocks;
mod corpus;
mod finished_games;
mod friends;
mod http;
mod limits;
mod lobby;
mod moderation;
mod node;
mod noninterference;
mod openapi;
mod origin;
mod people;
mod proxies;
mod quick_match;
mod routes;
mod session_security;
mod site;
mod socket;
mod socket_moves;
mod world_pairs;
