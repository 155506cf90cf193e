//! The URLs of a site's databases.

/// The databases of a site.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DatabaseUrls {
    /// URL of the home database, which has tables too.
    pub home: String,
    /// Further databases of tables.
    pub tables: Vec<NamedUrl>,
}

/// A database of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedUrl {
    /// Its name, by which the home database knows it.
    pub name: String,
    /// Its URL.
    pub url: String,
}

impl DatabaseUrls {
    /// One database for people and tables.
    pub fn one(url: &str) -> DatabaseUrls {
        DatabaseUrls { home: url.to_owned(), tables: Vec::new() }
    }
}
