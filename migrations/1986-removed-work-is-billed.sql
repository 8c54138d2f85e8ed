-- A supplier begins the invoice of a job that they have, or that ended for them while something was under way (1985).
drop policy "supplier_create" on "invoice";
create policy "supplier_create" on "invoice" for insert to "lw_supplier" with check (supplier_account_id = lw_account() and status = 'draft' and (request_id = any(array(select id from service_request where supplier_account_id = lw_account() and (status in ('completed', 'closed') or canceled_during is not null))) or request_id = any((select lw_ended_job_ids())::uuid[])));

-- As before (1140), within what applied when the job ended for the supplier.
create or replace function hold_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.status <> 'draft' and (old.series_number, old.number, old.issued_on, old.due_days, old.due_on, old.lines, old.note, old.net_cents, old.tax_cents, old.total_cents, old.tax_number, old.supplier_name, old.language, old.sent_at, old.file_id, old.file_media_type, old.paper_number, old.paper_date, old.paper_taxes, old.sender, old.pay_differs_from_id)
      is distinct from (new.series_number, new.number, new.issued_on, new.due_days, new.due_on, new.lines, new.note, new.net_cents, new.tax_cents, new.total_cents, new.tax_number, new.supplier_name, new.language, new.sent_at, new.file_id, new.file_media_type, new.paper_number, new.paper_date, new.paper_taxes, new.sender, new.pay_differs_from_id) then
    raise exception 'What was sent stays as it is' using errcode = '23514';
  end if;
  if new.status <> old.status and (old.status || ' ' || new.status) not in ('draft sent', 'sent approved', 'sent disputed', 'sent void', 'disputed approved', 'disputed void', 'approved disputed', 'approved paid', 'paid approved') then
    raise exception 'An invoice takes no such step' using errcode = '23514';
  end if;
  if old.status = 'draft' and new.status = 'sent' and new.net_cents > lw_billing_limit(new.request_id, new.supplier_account_id) then
    raise exception 'The invoice is above the limit' using errcode = 'LW003';
  end if;
  return new;
end
$$;
