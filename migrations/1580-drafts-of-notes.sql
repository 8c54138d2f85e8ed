-- A note for the team that someone is writing, kept like the answer beside it.
alter table chat_desk add column note_draft varchar(2000) null;
alter table support_ticket_desk add column note_draft varchar(2000) null;
grant update (note_draft) on support_ticket_desk to lw_staff, lw_admin;
