//! The result as a picture: for the share sheet of the device, or as a file.

use std::fmt::Write as _;

use game::Standing;
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement, HtmlImageElement,
};

use super::{export::save, sheet::winner_title, tally::scores};
use crate::play::Play;

/// The size of the picture, as messengers and social networks show it.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;

/// Shares the picture of a result; saves it where nothing can be shared.
pub(super) fn share(play: Play, last: Standing) {
    let (svg, slug) = (untrack(move || drawing(play, &last)), play.slug());
    spawn_local(async move {
        let shared = match png(&svg).await {
            Ok(blob) => send(&blob, &format!("pagoda-{slug}.png")).await,
            Err(why) => Err(why),
        };
        if let Err(why) = shared {
            leptos::logging::error!("the result could not be shared: {why:?}");
        }
    });
}

/// Hands a picture to the share sheet, or saves it.
async fn send(blob: &Blob, name: &str) -> Result<(), JsValue> {
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&Array::of1(blob), name, &kind)?;
    let data: JsValue = Object::new().into();
    Reflect::set(&data, &"files".into(), &Array::of1(&file))?;
    let navigator: JsValue = window().navigator().into();
    // Not every browser shares, and not every one that does shares files.
    let method = |name: &str| Reflect::get(&navigator, &name.into())?.dyn_into::<Function>();
    let (Ok(can_share), Ok(share)) = (method("canShare"), method("share")) else {
        return save(blob, name);
    };
    if !can_share.call1(&navigator, &data)?.is_truthy() {
        return save(blob, name);
    }
    let sent: Promise = share.call1(&navigator, &data)?.unchecked_into();
    // A player who closes the share sheet has decided: that is no error.
    let _ = JsFuture::from(sent).await;
    Ok(())
}

/// A drawing as a picture of pixels: not every application shows SVG.
async fn png(svg: &str) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    let text = String::from(js_sys::encode_uri_component(svg));
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{text}"));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(WIDTH);
    canvas.set_height(HEIGHT);
    let pen = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let pen: CanvasRenderingContext2d = pen.unchecked_into();
    pen.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    let blob = Promise::new(&mut |done, _| {
        // It only fails for a canvas without size.
        let _ = canvas.to_blob(&done);
    });
    JsFuture::from(blob).await?.dyn_into()
}

/// The result as SVG: seal and winner on the left, everyone's total on the right.
fn drawing(play: Play, last: &Standing) -> String {
    let game = play.i18n.say(play.presentation.title.name, &[]);
    let title = winner_title(play, last);
    let pagoda = document().get_element_by_id("ui-pagoda").map(|it| it.inner_html());
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="Palatino, 'Noto Serif', 'DejaVu Serif', serif">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#5b1711"/><path d="M0,0H{WIDTH}V{HEIGHT}H0Z" fill="none" stroke="#c9a25a" stroke-width="16"/>
<rect x="48" y="48" width="480" height="534" rx="10" fill="#fbf6ec" stroke="#8f6a2a" stroke-width="6"/><rect x="62" y="62" width="452" height="506" rx="4" fill="none" stroke="#c9a25a"/>
<g transform="translate(188,120) rotate(-4 100 100)"><rect width="200" height="200" rx="14" fill="#9e2b25"/><rect x="12" y="12" width="176" height="176" rx="6" fill="none" stroke="#fff6ea" stroke-width="3"/><g transform="translate(30,30) scale(1.4)" color="#fff6ea" fill="currentColor">{}</g></g>
<text x="288" y="424" text-anchor="middle" font-size="{}" font-weight="700" fill="#1f1b16">{}</text><text x="288" y="484" text-anchor="middle" font-size="30" fill="#5b5146">{}</text>"##,
        pagoda.unwrap_or_default(),
        if title.chars().count() < 16 { 52 } else { 30 },
        escaped(&title),
        escaped(&game),
    );
    for (at, tally) in scores(play, last).iter().enumerate() {
        let seat = tally.seat;
        let y = 48 + 108 * at;
        let (name, points) = (play.seating.name(seat), last.points[seat.index()]);
        let (place, base) = (last.places[seat.index()], y + 64);
        let edge = if place == 1 { "#f0cf7a" } else { "#3a0d09" };
        // Writing to a string can't fail.
        let _ = write!(
            svg,
            r##"<rect x="560" y="{y}" width="592" height="96" rx="10" fill="#fbf6ec" stroke="{edge}" stroke-width="5"/><text x="592" y="{base}" font-size="34" fill="#9e2b25">{place}</text><text x="648" y="{base}" font-size="38" font-weight="700" fill="#1f1b16">{}</text><text x="1120" y="{base}" text-anchor="end" font-size="48" font-weight="700" fill="#9e2b25">{points}</text>"##,
            escaped(&name),
        );
    }
    svg.push_str("</svg>");
    svg
}

/// A text in XML: names are what people wrote.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_name_is_text_and_no_markup() {
        assert_eq!(super::escaped("<b>&co"), "&lt;b&gt;&amp;co");
    }
}
