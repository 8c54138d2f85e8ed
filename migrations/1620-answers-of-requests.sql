-- Plain questions in the form of a report: the answers that were given, by question; null where none was.
alter table "service_request" add column "answers" jsonb null;
