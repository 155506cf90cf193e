//! Moving a part of the tables to another database, once all its games are finished.

use futures_util::TryStreamExt as _;
use sqlx::{AssertSqlSafe, PgConnection, Row};

use crate::{
    Part, StoreError, TableStore,
    database::{Database, PATIENT},
};

/// Relations of finished games, with the column of the table's id.
const FINISHED: [(&str, &str); 3] =
    [("archived_table", "id"), ("table_member", "table_id"), ("chat_message", "table_id")];

/// Relations of one connection, for what a former database has.
const FORMER: [&str; 2] = [
    "create temporary table former_message (like chat_message)",
    "create temporary table former_untitled (id bigint primary key)",
];

/// What changed in the former database.
const REPEAT: [&str; 3] = [
    "insert into chat_message select * from former_message on conflict do nothing",
    "update chat_message as kept set text = '' from former_message as former
     where kept.table_id = former.table_id and kept.number = former.number
         and former.text = '' and kept.text <> ''",
    "update archived_table as kept set title = '' from former_untitled as former
     where kept.id = former.id and kept.title <> ''",
];

/// What a database has of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartContent {
    /// The part.
    pub part: Part,
    /// The name of the database.
    pub database: String,
    /// Tables that wait, are played, or aren't archived yet.
    pub live: u64,
    /// Archived tables.
    pub archived: u64,
}

impl TableStore {
    /// What each database has of each part; what is empty is left out. All databases that are configured are asked.
    pub async fn part_contents(&self) -> Result<Vec<PartContent>, StoreError> {
        let mut contents = Vec::new();
        for it in self.databases.all() {
            let query = sqlx::query(
                "select (id & 63)::smallint as part, count(*) filter (where is_live) as live,
                     count(*) filter (where not is_live) as archived
                 from (select id, true as is_live from tables
                       union all select id, false from archived_table) as stored
                 group by part order by part",
            );
            for row in it.database().rows(query).await? {
                let count = |column: &str| -> Result<u64, StoreError> {
                    u64::try_from(row.try_get::<i64, _>(column)?).map_err(StoreError::odd)
                };
                let part = Part::from_number(row.try_get("part")?);
                contents.push(PartContent {
                    part: part.ok_or_else(|| StoreError::odd("a part has six bits"))?,
                    database: it.name().to_owned(),
                    live: count("live")?,
                    archived: count("archived")?,
                });
            }
        }
        Ok(contents)
    }

    /// Copies the finished games of a part into another database; what an earlier attempt left there is replaced. No table of the part
    /// may be live, and none may be created meanwhile.
    pub async fn copy_part(&self, part: Part, to: &str) -> Result<(), StoreError> {
        self.delete_part(part, to).await?;
        let from = self.databases.of(part);
        let mut source = from.database().pools.hosts.connect(&PATIENT).await?;
        let mut target = self.named(to)?.pools.hosts.connect(&PATIENT).await?;
        for (relation, id) in FINISHED {
            let columns = columns(&mut source, relation).await?;
            let rows =
                format!("select {columns} from {relation} where {id} & 63 = {}", part.number());
            copy(&mut source, &rows, &mut target, &format!("{relation} ({columns})")).await?;
        }
        Ok(())
    }

    /// Repeats in the new database of a part what changed in a former one after it was copied: chat messages are added, and removed texts and
    /// titles removed. A message whose number was given to another one in the meantime is lost.
    pub async fn repeat_changes(&self, part: Part, from: &str, to: &str) -> Result<(), StoreError> {
        let mut source = self.named(from)?.pools.hosts.connect(&PATIENT).await?;
        let mut target = self.named(to)?.pools.hosts.connect(&PATIENT).await?;
        for statement in FORMER {
            sqlx::query(statement).execute(&mut target).await?;
        }
        let (part, columns) = (part.number(), columns(&mut source, "chat_message").await?);
        let messages = format!("select {columns} from chat_message where table_id & 63 = {part}");
        let place = format!("former_message ({columns})");
        copy(&mut source, &messages, &mut target, &place).await?;
        let untitled =
            format!("select id from archived_table where title = '' and id & 63 = {part}");
        copy(&mut source, &untitled, &mut target, "former_untitled (id)").await?;
        for statement in REPEAT {
            sqlx::query(statement).execute(&mut target).await?;
        }
        Ok(())
    }

    /// Deletes what a database has of the finished games of a part.
    pub async fn delete_part(&self, part: Part, database: &str) -> Result<(), StoreError> {
        let mut connection = self.named(database)?.pools.hosts.connect(&PATIENT).await?;
        for (relation, id) in FINISHED {
            let text = format!("delete from {relation} where {id} & 63 = $1");
            let query = sqlx::query(AssertSqlSafe(text)).bind(i64::from(part.number()));
            query.execute(&mut connection).await?;
        }
        Ok(())
    }

    /// A database by its name.
    fn named(&self, name: &str) -> Result<&Database, StoreError> {
        let found = self.databases.all().iter().find(|it| it.name() == name);
        found.map(|it| it.database()).ok_or_else(|| StoreError::UnknownDatabase(name.to_owned()))
    }
}

/// Copies rows of one database into a relation of another.
async fn copy(
    source: &mut PgConnection,
    rows: &str,
    target: &mut PgConnection,
    place: &str,
) -> Result<(), StoreError> {
    let select = format!("copy ({rows}) to stdout (format binary)");
    let insert = format!("copy {place} from stdin (format binary)");
    let mut rows = source.copy_out_raw(&select).await?;
    let mut copy = target.copy_in_raw(&insert).await?;
    loop {
        match rows.try_next().await {
            Ok(Some(bytes)) => drop(copy.send(bytes).await?),
            Ok(None) => break,
            Err(error) => {
                copy.abort("the source failed").await?;
                return Err(error.into());
            }
        }
    }
    copy.finish().await?;
    Ok(())
}

/// The columns of a relation. Their order may differ between databases.
async fn columns(connection: &mut PgConnection, relation: &str) -> Result<String, StoreError> {
    let query = sqlx::query(
        "select string_agg(quote_ident(attname), ', ' order by attnum) as columns
         from pg_attribute where attrelid = $1::regclass and 0 < attnum and not attisdropped",
    );
    Ok(query.bind(relation).fetch_one(connection).await?.try_get("columns")?)
}
