-- What a change of settings, people, rights, rules or plans changed: fields with their value before and after. Entries from before have none.
alter table "audit_entry" add "changes" jsonb null;
