-- A slow request whose claim on an Idempotency-Key was taken over must not commit beside the one that took it over.
create function lw_refuse_lost_claim(marked bigint) returns void language plpgsql as $$
begin
  if marked = 0 then
    raise exception 'the request was taken over by a repetition' using errcode = 'LW001';
  end if;
end $$;
