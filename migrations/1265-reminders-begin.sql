-- Reminds of no step that fell due before reminders were installed: the first look after an upgrade would write to everyone at once.
do $do$
begin
  execute format('create function lw_reminders_from() returns timestamptz language sql immutable parallel safe as $f$ select %L::timestamptz $f$', now());
end $do$;
revoke execute on function lw_reminders_from() from public;
grant execute on function lw_reminders_from() to lw_system;
