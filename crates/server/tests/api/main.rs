//! The API of the server over TCP. Each test starts nodes in its process, on a database of its own.

mod account;
mod alerts;
mod audit_log;
mod chat;
mod clocks;
mod corpus;
mod friends;
mod limits;
mod lobby;
mod moderation;
mod noninterference;
mod openapi;
mod origin;
mod packed_games;
mod proxies;
mod quick_match;
mod replay;
mod routes;
mod security_headers;
mod session_security;
mod site;
mod slow_receivers;
mod socket_moves;
mod world_pairs;
