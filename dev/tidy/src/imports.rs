//! Imports between the files of a crate, read from its `use` lines and paths.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Path, PathBuf},
};

use crate::rust_files;

/// Maximum number of re-exports to follow before a path counts as unknown.
const HOPS_MAX: usize = 12;

/// A module's path inside its crate, from the root.
type Module = Vec<String>;

/// The names that a file of a crate defines and imports.
struct Source {
    file: PathBuf,
    /// Names that it defines.
    items: BTreeSet<String>,
    /// Names that it imports or re-exports, each with its path.
    imports: BTreeMap<String, Vec<String>>,
    /// Modules whose names it imports all at once.
    globs: Vec<Vec<String>>,
    /// Its text without comments, strings, unit tests and `use` lines.
    body: String,
}

/// The target of a path.
enum Target {
    Module(Module),
    ItemOf(Module),
}

/// The files of a crate and the imports between them.
pub struct Imports {
    sources: BTreeMap<Module, Source>,
    edges: BTreeMap<Module, BTreeSet<Module>>,
}

impl Imports {
    /// Reads the files below a `src` folder. A binary's `main.rs` beside a `lib.rs` is another crate, and left out.
    pub fn read(src: &Path) -> io::Result<Imports> {
        let has_library = src.join("lib.rs").exists();
        let mut sources = BTreeMap::new();
        for (path, text) in rust_files(src)? {
            let file = path.strip_prefix(src).unwrap_or(&path).to_owned();
            if !(has_library && file == Path::new("main.rs")) {
                sources.insert(module_of(&file), Source::read(file, &text));
            }
        }
        let mut imports = Imports { sources, edges: BTreeMap::new() };
        imports.edges =
            imports.sources.iter().map(|(at, it)| (at.clone(), imports.from(at, it))).collect();
        Ok(imports)
    }

    /// The crates' `src` folders below a folder.
    pub fn crates(below: &Path) -> io::Result<Vec<PathBuf>> {
        let mut found: Vec<PathBuf> = fs::read_dir(below)?
            .filter_map(|entry| Some(entry.ok()?.path().join("src")))
            .filter(|src| src.is_dir())
            .collect();
        found.sort();
        Ok(found)
    }

    /// The files that import each other, directly or by way of others, in groups.
    pub fn circles(&self) -> Vec<Vec<&Path>> {
        let reach: BTreeMap<&Module, BTreeSet<&Module>> =
            self.edges.keys().map(|at| (at, self.reachable(at))).collect();
        let mut circles: BTreeSet<Vec<&Path>> = BTreeSet::new();
        for (at, reached) in &reach {
            let circle: Vec<&Path> = reached
                .iter()
                .filter(|other| reach.get(*other).is_some_and(|back| back.contains(at)))
                .filter_map(|other| Some(self.sources.get(*other)?.file.as_path()))
                .collect();
            if !circle.is_empty() {
                circles.insert(circle);
            }
        }
        circles.into_iter().collect()
    }

    /// The number of imports between files.
    pub fn count(&self) -> usize {
        self.edges.values().map(BTreeSet::len).sum()
    }

    fn reachable<'a>(&'a self, from: &Module) -> BTreeSet<&'a Module> {
        let mut reached = BTreeSet::new();
        let mut ahead: Vec<&Module> = self.edges.get(from).into_iter().flatten().collect();
        while let Some(next) = ahead.pop() {
            if reached.insert(next) {
                ahead.extend(self.edges.get(next).into_iter().flatten());
            }
        }
        reached
    }

    /// The modules whose items a file uses; re-exports don't count.
    fn from(&self, at: &Module, source: &Source) -> BTreeSet<Module> {
        let words: BTreeSet<&str> = source.body.split(|letter| !is_word(letter)).collect();
        let used = source
            .imports
            .iter()
            .filter(|(name, _)| words.contains(name.as_str()))
            .map(|(_, path)| path.clone());
        let mut found = BTreeSet::new();
        for path in used.chain(paths(&source.body)) {
            if let Some(Target::ItemOf(module)) = self.resolve(at, &path, 0)
                && module != *at
            {
                found.insert(module);
            }
        }
        found
    }

    fn resolve(&self, at: &Module, path: &[String], hops: usize) -> Option<Target> {
        let mut here = at.clone();
        let mut rest = path;
        match rest.first()?.as_str() {
            "crate" => (here, rest) = (Module::new(), &rest[1..]),
            "self" => rest = &rest[1..],
            "super" => {
                while rest.first().is_some_and(|word| word == "super") {
                    here.pop();
                    rest = &rest[1..];
                }
            }
            first
                if self.is_module(&here, first)
                    || self.sources.get(&here)?.imports.contains_key(first) => {}
            _ => return None,
        }
        while let Some(name) = rest.first() {
            if self.is_module(&here, name) {
                here.push(name.clone());
            } else {
                match self.find(&here, name, hops)? {
                    Target::Module(module) => here = module,
                    item @ Target::ItemOf(_) => return Some(item),
                }
            }
            rest = &rest[1..];
        }
        Some(Target::Module(here))
    }

    /// The origin of a name in a module that isn't a child module.
    fn find(&self, here: &Module, name: &str, hops: usize) -> Option<Target> {
        let source = self.sources.get(here)?;
        if source.items.contains(name) || hops == HOPS_MAX {
            return Some(Target::ItemOf(here.clone()));
        }
        if let Some(path) = source.imports.get(name) {
            return self.resolve(here, path, hops + 1);
        }
        let by_glob =
            source.globs.iter().find_map(|path| match self.resolve(here, path, hops + 1)? {
                Target::Module(module) if self.sources.get(&module)?.items.contains(name) => {
                    Some(Target::ItemOf(module))
                }
                _ => None,
            });
        by_glob.or_else(|| Some(Target::ItemOf(here.clone())))
    }

    fn is_module(&self, here: &[String], name: &str) -> bool {
        let below: Module = here.iter().cloned().chain([name.to_owned()]).collect();
        self.sources.contains_key(&below)
    }
}

impl Source {
    fn read(file: PathBuf, text: &str) -> Source {
        let text = without_tests(&code(text)).to_owned();
        let (uses, body) = split_uses(&text);
        let (mut imports, mut globs) = (BTreeMap::new(), Vec::new());
        for (name, path) in uses.iter().flat_map(|tree| flatten(tree)) {
            if name == "*" {
                globs.push(path);
            } else {
                imports.insert(name, path);
            }
        }
        let items = defined(&body);
        Source { file, items, imports, globs, body }
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn module_of(file: &Path) -> Module {
    let stem = file.with_extension("");
    let mut module: Module = stem.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let is_root = module.len() == 1 && module.iter().any(|name| name == "lib" || name == "main");
    if is_root || module.last().is_some_and(|name| name == "mod") {
        module.pop();
    }
    module
}

/// The text without comments and the contents of strings.
fn code(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut parts = line.split('"');
        let mut code = parts.next().unwrap_or_default().to_owned();
        if !code.contains("//") {
            for part in parts.skip(1).step_by(2) {
                code.push_str("\"\"");
                code.push_str(part);
            }
        }
        out.push_str(code.split("//").next().unwrap_or_default());
        out.push('\n');
    }
    out
}

/// The text before its unit tests.
fn without_tests(text: &str) -> &str {
    let at = text.find("#[cfg(test)]\nmod ");
    at.map_or(text, |at| {
        if text[at..].lines().nth(1).is_some_and(|it| it.ends_with('{')) {
            &text[..at]
        } else {
            text
        }
    })
}

/// The trees of all `use` lines, and the rest of the text.
fn split_uses(text: &str) -> (Vec<String>, String) {
    let (mut uses, mut body) = (Vec::new(), String::new());
    let mut open: Option<String> = None;
    for line in text.lines() {
        let begun = use_tree(line).map(str::to_owned);
        match open.take().map(|tree| tree + line).or(begun) {
            Some(tree) if line.contains(';') => uses.push(tree.replace(';', "")),
            Some(tree) => open = Some(tree),
            None => body = body + line + "\n",
        }
    }
    (uses, body)
}

/// The tree of a `use` line, with or without a visibility.
fn use_tree(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = match line.strip_prefix("pub") {
        Some(rest) => rest
            .strip_prefix('(')
            .and_then(|it| it.split_once(')'))
            .map_or(rest, |it| it.1)
            .trim_start(),
        None => line,
    };
    line.strip_prefix("use ")
}

/// Every name that a tree of imports brings into scope, with its path.
fn flatten(tree: &str) -> Vec<(String, Vec<String>)> {
    let words = |text: &str| -> Vec<String> {
        text.split("::").map(str::trim).filter(|it| !it.is_empty()).map(str::to_owned).collect()
    };
    let Some((before, rest)) = tree.split_once('{') else {
        let (path, renamed) = tree
            .split_once(" as ")
            .map_or((tree, None), |(path, name)| (path, Some(name.trim().to_owned())));
        let mut path = words(path);
        if matches!(path.last().map(String::as_str), Some("self" | "*")) {
            let last = path.pop().unwrap_or_default();
            if last == "*" {
                return vec![(last, path)];
            }
        }
        let name = renamed.or_else(|| path.last().cloned()).unwrap_or_default();
        return vec![(name, path)];
    };
    let prefix = words(before);
    let inner = rest.rsplit_once('}').map_or(rest, |it| it.0);
    let (mut depth, mut parts) = (0_usize, vec![String::new()]);
    for letter in inner.chars() {
        match letter {
            ',' if depth == 0 => parts.push(String::new()),
            _ => {
                depth =
                    (depth + usize::from(letter == '{')).saturating_sub(usize::from(letter == '}'));
                parts.last_mut().into_iter().for_each(|part| part.push(letter));
            }
        }
    }
    let parts = parts.iter().filter(|part| !part.trim().is_empty());
    parts
        .flat_map(|part| flatten(part))
        .map(|(name, path)| {
            let path: Vec<String> = prefix.iter().cloned().chain(path).collect();
            let name =
                if name.is_empty() { path.last().cloned().unwrap_or_default() } else { name };
            (name, path)
        })
        .collect()
}

/// The names that a text defines.
fn defined(body: &str) -> BTreeSet<String> {
    const KINDS: [&str; 9] =
        ["fn", "struct", "enum", "trait", "type", "const", "static", "union", "macro_rules"];
    let words: Vec<&str> =
        body.split(|letter| !is_word(letter)).filter(|word| !word.is_empty()).collect();
    let named =
        words.windows(2).filter(|pair| KINDS.contains(&pair[0])).map(|pair| pair[1].to_owned());
    named.collect()
}

/// The paths in a text that have more than one word.
fn paths(body: &str) -> impl Iterator<Item = Vec<String>> {
    body.split(|letter| !is_word(letter) && letter != ':')
        .filter(|path| path.contains("::") && !path.starts_with(':'))
        .map(|path| path.split("::").filter(|word| !word.is_empty()).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn imports(files: &[(&str, &str)]) -> Imports {
        let sources = files.iter().map(|(file, text)| {
            let file = PathBuf::from(file);
            (module_of(&file), Source::read(file, text))
        });
        let mut imports = Imports { sources: sources.collect(), edges: BTreeMap::new() };
        imports.edges =
            imports.sources.iter().map(|(at, it)| (at.clone(), imports.from(at, it))).collect();
        imports
    }

    #[test]
    fn a_circle_through_a_re_export_is_found() {
        let imports = imports(&[
            ("lib.rs", "mod a;\nmod b;\n"),
            ("a/mod.rs", "mod one;\npub(crate) use self::one::One;\n"),
            ("a/one.rs", "use crate::b::Two;\npub(crate) struct One(Two);\n"),
            ("b.rs", "use crate::a::One;\npub(crate) struct Two;\nfn f(_: One) {}\n"),
        ]);
        assert_eq!(imports.circles(), [[Path::new("a/one.rs"), Path::new("b.rs")]]);
    }

    #[test]
    fn re_exports_and_comments_are_no_imports() {
        let imports = imports(&[
            ("lib.rs", "mod a;\npub use crate::a::One;\n"),
            ("a.rs", "//! See `crate::f`.\npub struct One;\nconst TEXT: &str = \"crate::f\";\n"),
        ]);
        assert_eq!((imports.count(), imports.circles().len()), (0, 0));
    }

    #[test]
    fn nested_trees_and_paths_in_code_are_read() {
        let imports = imports(&[
            ("lib.rs", "mod a;\nmod b;\npub fn f() { a::g() }\n"),
            (
                "a.rs",
                "use crate::{\n    b::{self, Two},\n    f,\n};\npub fn g() { f(); b::h(Two) }\n",
            ),
            ("b.rs", "pub struct Two;\npub fn h(_: Two) {}\n"),
        ]);
        assert_eq!(imports.circles(), [[Path::new("lib.rs"), Path::new("a.rs")]]);
        assert_eq!(imports.count(), 3);
    }
}
