-- What someone on the team may no longer see becomes unassigned (docs/decisions/1520), with a note of whose it was.
alter table "chat_note" add "left_by" uuid null;
alter table "support_ticket_note" add "left_by" uuid null;
alter table chat_note drop constraint chat_note_said;
alter table chat_note add constraint chat_note_said check (btrim(text) <> '' or handed_to is not null or left_by is not null);
alter table support_ticket_note drop constraint support_ticket_note_said;
alter table support_ticket_note add constraint support_ticket_note_said check (btrim(text) <> '' or left_by is not null);

-- For lw_people_of_sales(), which every query of sales about people asks: without them it read all leads and all of its conversations.
create index crm_lead_people on crm_lead (demo, user_id) where user_id is not null;
create index chat_session_people_of_sales on chat_session (demo, user_id) where for_sales and user_id is not null;


-- For the view "mine", the count in the menu, and what someone leaves.
create index support_ticket_held on support_ticket (assigned_to) where status in ('open', 'in_progress');

-- What people had when they were suspended or deleted, or lost the right, is in no one's list until now.
create temporary table left_tickets on commit drop as
  select t.id, t.demo, t.assigned_to from support_ticket t left join app_user u on u.id = t.assigned_to
  where t.assigned_to is not null and t.status in ('open', 'in_progress') and (u.id is null or u.suspended_at is not null or u.deleted_at is not null
    or not (u.user_type = 'admin' or u.user_type = 'staff' and u.staff_role in ('support', 'manager')));
insert into support_ticket_note (id, demo, created_at, ticket_id, author_id, text, left_by)
  select gen_random_uuid(), demo, now(), id, assigned_to, '', assigned_to from left_tickets;
update support_ticket set assigned_to = null, version = version + 1 where id in (select id from left_tickets);

create temporary table left_leads on commit drop as
  select l.id, l.demo, coalesce(trim(u.first_name || ' ' || u.last_name), '') as name from crm_lead l left join app_user u on u.id = l.staff_id
  where l.staff_id is not null and l.merged_into_id is null and l.status in ('new', 'contacted', 'qualified') and (u.id is null or u.suspended_at is not null
    or u.deleted_at is not null or not (u.user_type = 'admin' or u.user_type = 'staff' and u.staff_role in ('sales', 'manager')));
insert into crm_activity (id, demo, created_at, lead_id, kind, at, details)
  select gen_random_uuid(), demo, now(), id, 'owner', now(), jsonb_build_object('to', '', 'from', name) from left_leads;
update crm_lead set staff_id = null, version = version + 1 where id in (select id from left_leads);
