-- Who is mentioned in a line of a conversation, by id: names change and are erased, and these rows never change.
alter table "request_event" add column "mentioned" jsonb null;
alter table request_event add constraint request_event_mentioned check (
  mentioned is null or (kind = 'comment' and jsonb_typeof(mentioned) = 'array' and jsonb_array_length(mentioned) between 1 and 10));
