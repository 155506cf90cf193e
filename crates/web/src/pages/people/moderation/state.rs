//! Open reports and the audit log, for moderators.

use leptos::{prelude::*, task::spawn_local};
use wire::api::{AuditEntry, Code, RatingFindings, ReportInfo};

use super::content::ContentFields;
use crate::{
    net::{self, Me, RequestError},
    pages::people::submission::Submission,
};

/// Whether the user is a moderator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Permission {
    Unknown,
    Moderator,
    Refused,
}

/// Reports and audit log, as far as they are loaded.
#[derive(Clone, Copy)]
pub(super) struct Moderation {
    pub(super) me: Me,
    pub(super) permission: RwSignal<Permission>,
    pub(super) reports: RwSignal<Vec<ReportInfo>>,
    pub(super) audit: RwSignal<Vec<AuditEntry>>,
    pub(super) findings: RwSignal<RatingFindings>,
    /// The user that a measure is about: their id in addresses.
    pub(super) subject: RwSignal<String>,
    /// The content to remove.
    pub(super) content: ContentFields,
    pub(super) submission: Submission,
}

impl Moderation {
    /// Loads reports and audit log; a visitor without a session may not see them.
    pub(super) fn load(self) {
        if self.me.user_untracked().is_none() {
            self.permission.set(Permission::Refused);
            return;
        }
        spawn_local(async move {
            match self.read().await {
                Ok(()) => _ = self.permission.try_set(Permission::Moderator),
                Err(failed) if is_refused(&failed) => {
                    self.permission.try_set(Permission::Refused);
                }
                Err(failed) => self.submission.fail(failed.into()),
            }
        });
    }

    pub(super) async fn read(self) -> Result<(), RequestError> {
        let reports = net::get("/api/moderation/reports?open=true").await?;
        self.reports.try_set(reports);
        self.audit.try_set(net::get("/api/moderation/audit").await?);
        // An older server has none.
        self.findings.try_set(net::get("/api/moderation/ratings").await.unwrap_or_default());
        Ok(())
    }
}

/// Whether the server says that only moderators may see it.
pub(super) fn is_refused(failed: &RequestError) -> bool {
    matches!(failed.code(), Some(Code::Forbidden | Code::Unauthenticated))
}
