-- One present version of a document: a newer one supersedes it, also when two come at once.
create unique index stored_file_present on stored_file (series_id) where superseded_at is null;
