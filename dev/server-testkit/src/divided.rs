//! A site whose tables are in several databases.

use store::{DatabaseUrls, NamedUrl, Part, Store, TablePart};
use test_services::Cluster;

/// Environment variable of the databases of tables.
pub(crate) const TABLES_DATABASES: &str = "PAGODA_TABLES_DATABASES";

/// One PostgreSQL for people and several for tables, each to stop by itself.
pub struct Divided {
    /// People.
    pub home: Cluster,
    /// Tables.
    pub tables: Vec<Cluster>,
}

impl Divided {
    /// Starts all of them.
    pub fn start(tables: usize) -> Divided {
        let home = Cluster::start();
        Divided { home, tables: (0..tables).map(|_| Cluster::start()).collect() }
    }

    /// The name of a database of tables.
    pub fn name(at: usize) -> String {
        format!("tables{at}")
    }

    /// Their URLs.
    pub fn urls(&self) -> DatabaseUrls {
        let named = self.tables.iter().enumerate();
        let named =
            named.map(|(at, cluster)| NamedUrl { name: Divided::name(at), url: cluster.url() });
        DatabaseUrls { home: self.home.url(), tables: named.collect() }
    }

    /// The databases of tables as `pagoda` reads them.
    pub(crate) fn named(urls: &DatabaseUrls) -> Vec<String> {
        urls.tables.iter().map(|it| format!("{}={}", it.name, it.url)).collect()
    }

    /// Assigns the parts to the databases of tables by turns: none is left in the home database.
    pub(crate) async fn spread(urls: &DatabaseUrls) {
        let store = Store::connect_all(urls, 2).await.expect("PostgreSQL answers");
        let place = |(at, part): (usize, Part)| TablePart {
            part,
            database: Divided::name(at % urls.tables.len()),
            is_open: true,
        };
        let parts: Vec<TablePart> = Part::all().enumerate().map(place).collect();
        store.home.set_table_parts(&parts).await.expect("the schema is there");
    }
}
