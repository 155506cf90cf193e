//! Friends and blocks.

use serde_json::{Value, json};
use server_testkit::{HttpClient, HttpResponse, Node, done, guest};

/// A new guest and their id.
pub(crate) fn known(node: &Node) -> (HttpClient, String) {
    let mut client = guest(node);
    let me = done(client.get("/api/me"));
    let id = me["user"]["id"].as_str().expect("a user has an id").to_owned();
    (client, id)
}

pub(crate) fn put(client: &mut HttpClient, what: &str, id: &str) -> HttpResponse {
    client.send("PUT", &format!("/api/{what}/{id}"), &[], None)
}

fn delete(client: &mut HttpClient, what: &str, id: &str) -> HttpResponse {
    client.send("DELETE", &format!("/api/{what}/{id}"), &[], None)
}

/// The ids of a list of users.
fn ids(list: &Value) -> Vec<&str> {
    let list = list.as_array().expect("users are a list");
    list.iter().map(|user| user["id"].as_str().expect("a user has an id")).collect()
}

#[test]
fn accepted_friend_request_lasts_until_either_ends_it() {
    let node = Node::start(&["--bots", "0"]);
    let ((mut mei, mei_id), (mut jan, jan_id)) = (known(&node), known(&node));
    assert_eq!(put(&mut mei, "friends", &jan_id).status, 204);
    let (of_mei, of_jan) = (done(mei.get("/api/friends")), done(jan.get("/api/friends")));
    assert_eq!(ids(&of_mei["outgoing"]), [&jan_id]);
    assert_eq!(ids(&of_jan["incoming"]), [&mei_id]);
    assert!(of_jan["incoming"][0]["name"].as_str().is_some_and(|name| name.starts_with("Guest ")));
    assert_eq!((&of_mei["friends"], &of_jan["outgoing"]), (&json!([]), &json!([])));
    assert_eq!(put(&mut jan, "friends", &mei_id).status, 204);
    assert_eq!(ids(&done(mei.get("/api/friends"))["friends"]), [&jan_id]);
    assert_eq!(ids(&done(jan.get("/api/friends"))["friends"]), [&mei_id]);
    let exported = done(mei.get("/api/export"));
    assert_eq!(ids(&exported["friends"]["friends"]), [&jan_id]);
    assert_eq!(delete(&mut mei, "friends", &jan_id).status, 204);
    let none = json!({"friends": [], "incoming": [], "outgoing": []});
    assert_eq!(done(jan.get("/api/friends")), none);
    for what in ["friends", "blocks"] {
        assert_eq!(put(&mut mei, what, &mei_id).told(), "422 invalid_value", "the user's own id");
        assert_eq!(put(&mut mei, what, "aaaaaaaaaaab").told(), "404 not_found");
        assert_eq!(put(&mut mei, what, "somebody").told(), "404 not_found");
        assert_eq!(delete(&mut mei, what, &jan_id).status, 204);
    }
}

#[test]
fn block_is_invisible_to_the_blocked() {
    let node = Node::start(&["--bots", "0"]);
    let ((mut mei, mei_id), (mut eve, eve_id)) = (known(&node), known(&node));
    let (_, other) = known(&node);
    put(&mut mei, "friends", &eve_id);
    put(&mut eve, "friends", &mei_id);
    assert_eq!(put(&mut mei, "blocks", &eve_id).status, 204);
    assert_eq!(ids(&done(mei.get("/api/blocks"))), [&eve_id]);
    assert_eq!(ids(&done(mei.get("/api/export"))["blocks"]), [&eve_id]);
    assert_eq!(done(eve.get("/api/friends"))["friends"], json!([]), "the friendship has ended");
    let plain = |answer: HttpResponse| {
        let headers = answer
            .headers
            .into_iter()
            .filter(|(name, _)| !["date", "x-request-id"].contains(&name.as_str()));
        (answer.status, headers.collect::<Vec<_>>(), answer.body)
    };
    let (blocked, other) = (put(&mut eve, "friends", &mei_id), put(&mut eve, "friends", &other));
    assert_eq!(plain(blocked), plain(other));
    assert_eq!(ids(&done(eve.get("/api/friends"))["outgoing"]).len(), 2, "both are listed");
    assert_eq!(done(mei.get("/api/friends"))["incoming"], json!([]), "the request is hidden");
    assert_eq!(put(&mut mei, "friends", &eve_id).told(), "403 blocked", "she blocks Eve");
    delete(&mut mei, "blocks", &eve_id);
    assert_eq!(ids(&done(mei.get("/api/friends"))["incoming"]), [&eve_id]);
}

#[test]
fn blocked_users_cannot_join_each_others_tables() {
    let node = Node::start(&["--bots", "0"]);
    let ((mut mei, mei_id), (mut eve, eve_id)) = (known(&node), known(&node));
    let sit = |owner: &mut HttpClient, guest: &mut HttpClient| {
        let created = done(owner.post("/api/tables", &json!({"game": "qin", "seats": 3})));
        let path = format!("/api/tables/{}/sit", created["id"].as_str().expect("an id"));
        done(owner.post(&path, &json!({"luck": "x"})));
        guest.post(&path, &json!({"luck": "y"}))
    };
    put(&mut mei, "blocks", &eve_id);
    let refused = [sit(&mut mei, &mut eve), sit(&mut eve, &mut mei)];
    assert_eq!(refused[0].told(), "403 blocked");
    assert_eq!(refused[0].body, refused[1].body, "the refusal doesn't reveal the blocker");
    delete(&mut mei, "blocks", &eve_id);
    assert_eq!(sit(&mut mei, &mut eve).told(), "200");
    put(&mut eve, "blocks", &mei_id);
    assert_eq!(sit(&mut mei, &mut eve).told(), "403 blocked");
    // Both can join the table of a third user.
    let (mut jan, _) = known(&node);
    assert_eq!((sit(&mut jan, &mut eve).status, sit(&mut jan, &mut mei).status), (200, 200));
}
