-- Answers belong to a ticket of the same world and are added only; a text is not blank.
alter table support_ticket add constraint support_ticket_world unique (demo, id);
alter table support_ticket_message add foreign key (demo, ticket_id) references support_ticket (demo, id) deferrable initially deferred;
alter table support_ticket_message add constraint support_ticket_message_said check (btrim(message) <> '');
create trigger append_only before update or delete on support_ticket_message for each row execute function refuse_change();
alter table support_ticket add foreign key (submission_id) references form_submission (id) on delete set null deferrable initially deferred;
alter table crm_lead add foreign key (submission_id) references form_submission (id) on delete set null deferrable initially deferred;
