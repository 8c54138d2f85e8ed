-- Since when a device hasn't been reached: one that fails for long is removed, and one that a push service refuses for a while isn't.
alter table "push_device" add "failing_since" timestamptz(3) null;
