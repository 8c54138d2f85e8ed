-- A newsletter keeps on counting the emails that reached no one after the outbox has deleted them.
alter table "newsletter_issue" add "kept_forgotten" int not null default 0, add "failed_forgotten" int not null default 0, add "bounced_forgotten" int not null default 0;

-- Only the system deletes from the outbox: after the retention, and with a person. A test isn't an email to a reader: its link has no key.
create function count_forgotten_newsletters() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update newsletter_issue n set kept_forgotten = kept_forgotten + g.kept, failed_forgotten = failed_forgotten + g.failed,
      bounced_forgotten = bounced_forgotten + g.bounced
    from (select o.params->>'issue' as issue, count(*) filter (where o.state = 'kept') as kept, count(*) filter (where o.state = 'failed') as failed,
        count(*) filter (where o.bounce = 'hard') as bounced
      from gone o where o.template = 'newsletter.issue' and o.params->>'unsubscribeUrl' like '%unsubscribe=%' group by 1) g
    where n.id::text = g.issue and g.kept + g.failed + g.bounced > 0;
  return null;
end
$$;
create trigger newsletter_emails_forgotten after delete on outbox_message referencing old table as gone
  for each statement execute function count_forgotten_newsletters();
revoke execute on function count_forgotten_newsletters() from public;
