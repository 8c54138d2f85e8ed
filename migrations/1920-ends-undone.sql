-- What a lease was before it ended, and since when its end is recorded, so that a mistaken end can be undone. Leases that ended before have
-- neither: their days are counted from the last day. The new kind is last, so that notifications are locked for a moment only; 1921 reads the old rows.
alter table "lease" add column "ended_at" timestamptz(3) null, add column "before_end" jsonb null;
select lw_widen_notification_kinds(array['lease_end_undone']);
