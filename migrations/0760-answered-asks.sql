-- Which ask answered the search: an earlier search of the same request may have had an answer of its own.
alter table "on_call_alarm" add "answered_ask_id" uuid null;
update on_call_alarm a set answered_ask_id = (select k.id from on_call_ask k where k.alarm_id = a.id and k.outcome = 'acknowledged' and k.kind = a.answered_kind order by k.outcome_at desc, k.id desc limit 1)
where a.state = 'acknowledged';
alter table on_call_alarm add foreign key (account_id, answered_ask_id) references on_call_ask (account_id, id) deferrable initially deferred;

-- Whom a link went to, as a hash of the address: it stops working when that person is taken off the list.
alter table "on_call_link" add "email_hash" varchar(64) null;
update on_call_link l set email_hash = encode(sha256(convert_to(lower(e.email), 'UTF8')), 'hex')
from on_call_ask k join on_call_entry e on e.account_id = k.account_id and e.kind = 'outside' and e.name = k.name
where k.id = l.ask_id and k.kind = 'outside';

-- How many days before the last day the landlord was reminded last of a notice without an answer.
alter table "tenant_notice" add "reminded_days" int null;
