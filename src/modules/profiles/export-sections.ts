import type { UserType } from '../../contract/roles.js';

export interface ExportSection {
  /** Name of the file in the archive, without suffix. */
  file: string;
  roles: readonly UserType[];
  /** Read under the person's own policies: it can show nothing that the screens do not. Every column is named. */
  columns: string;
  from: string;
  where: string;
  /** What the rows are sorted by, oldest first, and what tells those of one moment apart. */
  by: string;
  id: string;
}

type Rows = Omit<ExportSection, 'file' | 'roles' | 'by' | 'id'> & Partial<Pick<ExportSection, 'by' | 'id'>>;
const section = (file: string, roles: readonly UserType[], rows: Rows): ExportSection => ({
  file,
  roles,
  by: 'created_at',
  id: 'id',
  ...rows,
});

const ALL = ['tenant', 'landlord', 'supplier', 'staff', 'admin'] as const;
const EVERYONE = [...ALL, 'technician'] as const;
const OWN_LEASES = 'lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))';
const OWN = 'account_id = lw_account()';
const REQUEST =
  'id, title, description, issue_type, priority, floor_priority, floor_kinds, below_floor_reason, status, may_enter, scheduled_for, due_on, created_at, completed_at, closed_at';
const VISIT =
  'id, request_id, staff_id, started_at, finished_at, note, recorded_start_at, recorded_finish_at, corrected_at, created_at';
const PROPOSAL = 'id, request_id, side, times, note, state, created_at, answered_at';
const CHECKLIST = 'id, request_id, position, label, done_at, done_role, created_at';
const MONEY = 'amount_cents, currency';

const landlord = (file: string, columns: string, table = file): ExportSection =>
  section(file, ['landlord'], { columns, from: table, where: OWN });
const tenant = (file: string, columns: string, table = file): ExportSection =>
  section(file, ['tenant'], { columns, from: table, where: OWN_LEASES });
const supplier = (file: string, columns: string, table: string, where = OWN): ExportSection =>
  section(file, ['supplier'], { columns, from: table, where });

const PAYMENT = `id, lease_id, method, state, ${MONEY}, fee_cents, cashback_cents, paid_on, receipt_number, note, created_at`;
const REFUND = `id, lease_id, payment_id, state, source, ${MONEY}, fee_cents, cashback_cents, reason, given_on, method, reference, created_at`;
const OWED_REMINDER = 'id, lease_id, reminded_on, owed_cents, currency, mails, texts, created_at';
const DEPOSIT_RETURN =
  'id, lease_id, returned_on, held_cents, interest_cents, returned_cents, deductions, currency, created_at';
const LEASE_CHANGE = 'id, lease_id, kind, changed_on, reason, agreed, before, after, amount_cents, created_at';
const recurringCharge = (
  more = '',
) => `r.id, r.lease_id, r.category, r.label, r.due_day, r.starts_on, r.ends_on, r.created_at,
  (select jsonb_agg(jsonb_build_object('from', s.starts_on, 'amountCents', s.amount_cents${more}) order by s.starts_on)
   from recurring_charge_rate s where s.recurring_charge_id = r.id) as amounts`;
const INVOICE =
  'id, request_id, status, number, issued_on, due_on, currency, lines, note, net_cents, tax_cents, total_cents, paper_taxes, file_id, tax_number, supplier_name, landlord_name, job_title, place, dispute_reason, paid_on, paid_method, created_at';
const TENANT_NOTICE =
  'id, lease_id, kind, state, last_day, given_on, reason, forwarding_address, effect, answer_note, answered_at, withdrawal_asked_at, withdrawn_at, created_at';
const RECURRING_CHARGES = { from: 'recurring_charge r', where: 'true', by: 'r.created_at', id: 'r.id' };
const CHARGE = `id, lease_id, kind, period, recurring_id, due_on, ${MONEY}, label, voided_at, created_at`;

/** What an export holds, a file each. A module with new things of a person adds a line here. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  section('sessions', EVERYONE, {
    columns: 'id, created_at, last_seen_at, revoked_at, source, user_agent, via_code',
    from: 'session',
    where: 'user_id = lw_uid()',
  }),
  section('chats', ALL, {
    columns: `s.id, s.role, s.service, s.language, s.status, s.created_at, s.closed_at,
      (select coalesce(jsonb_agg(jsonb_build_object('at', m.created_at, 'from', m.sender_type, 'message', m.message) order by m.sequence), '[]')
       from chat_message m where m.conversation_id = s.id) as messages`,
    from: 'chat_session s',
    where: 's.user_id = lw_uid()',
    by: 's.created_at',
    id: 's.id',
  }),
  // What staff keep for themselves; notes are the team's, and no section reads them.
  section('chat-drafts', ['staff'], {
    columns: 'id, conversation_id, seen_sequence, draft, draft_at, created_at',
    from: 'chat_desk',
    where: 'user_id = lw_uid()',
  }),
  section('ticket-drafts', ['staff', 'admin'], {
    columns: 'd.id, d.ticket_id, d.draft, w.wrote_at, d.created_at',
    from: 'support_ticket_desk d left join support_ticket_writer w on w.ticket_id = d.ticket_id and w.user_id = d.user_id',
    where: 'd.user_id = lw_uid()',
    by: 'd.created_at',
    id: 'd.id',
  }),
  section('chat-duty', ['staff'], {
    columns: 'id, on_duty, changed_at, created_at',
    from: 'chat_duty',
    where: 'user_id = lw_uid()',
  }),
  section('notifications', ['tenant', 'landlord', 'supplier', 'technician'], {
    columns: 'id, kind, lease_id, params, read_at, created_at',
    from: 'notification',
    where: 'user_id = lw_uid()',
  }),
  section('homes', ['tenant'], {
    columns: `t.lease_id, t.first_name, t.last_name, t.email, t.phone, t.joined_at, p.street_number, p.street, n.label as unit, p.city, p.region,
      p.postal_code, p.country, l.state, l.starts_on, l.term_ends_on, l.ends_on, l.rent_cents, l.currency, l.due_day, l.deposit_cents`,
    from: 'lease_tenant t join lease l on l.id = t.lease_id join unit n on n.id = t.unit_id join property p on p.id = t.property_id',
    where: 't.user_id = lw_uid()',
    by: 't.created_at',
    id: 't.id',
  }),
  tenant('charges', CHARGE, 'charge'),
  section('recurring-charges', ['tenant'], { ...RECURRING_CHARGES, columns: recurringCharge() }),
  // The landlord's own reasons are no tenant's business.
  section('recurring-charges', ['landlord'], {
    ...RECURRING_CHARGES,
    columns: recurringCharge(`, 'confirmReason', s.confirm_reason`),
  }),
  tenant('payments', PAYMENT, 'payment'),
  tenant('refunds', REFUND, 'refund'),
  tenant('payment-reminders', OWED_REMINDER, 'owed_reminder'),
  tenant('deposit-returns', DEPOSIT_RETURN, 'deposit_return'),
  tenant('autopay', 'id, lease_id, method, enabled, created_at'),
  tenant('lease-terms', 'id, lease_id, starts_on, ends_on, rent_cents, created_at', 'lease_term'),
  tenant('lease-changes', LEASE_CHANGE, 'lease_change'),
  tenant(
    'renewal-offers',
    'id, lease_id, state, starts_on, ends_on, current_rent_cents, rent_cents, currency, answer_by, note, question, asked_at, reply, replied_at, answered_at, created_at',
    'renewal_offer',
  ),
  section('renewal-intents', ['tenant'], {
    columns: 'id, lease_id, term_ends_on, intent, said_at',
    from: 'renewal_intent',
    where: 'user_id = lw_uid()',
    by: 'said_at',
  }),
  section('notices', ['tenant'], {
    columns: TENANT_NOTICE,
    from: 'tenant_notice',
    where: 'user_id = lw_uid()',
  }),
  section('payment-methods', ['tenant'], {
    columns: 'id, lease_id, method, label, created_at',
    from: 'saved_method',
    where: 'user_id = lw_uid()',
  }),
  section('appointment-proposals', ['tenant'], {
    columns: PROPOSAL,
    from: 'appointment_proposal',
    where: 'true',
  }),
  section('repairs', ['tenant'], {
    columns: `${REQUEST}, rating, rating_note`,
    from: 'service_request',
    where: 'reporter_id = lw_uid()',
  }),
  section('account', ['landlord', 'supplier'], {
    columns: 'id, kind, name, emergency_phone, trial_ends_at, created_at',
    from: 'account',
    where: 'id = lw_account()',
  }),
  landlord(
    'properties',
    'id, name, street_number, street, city, region, postal_code, country, type, year_built, currency, time_zone, archived_at, created_at',
    'property',
  ),
  landlord(
    'units',
    'id, property_id, label, bedrooms, half_bathrooms, square_feet, market_rent_cents, offline, archived_at, created_at',
    'unit',
  ),
  landlord(
    'leases',
    'id, unit_id, state, starts_on, term_ends_on, ends_on, ends_for_good, rent_cents, currency, due_day, deposit_cents, late_fee_kind, late_fee_value, late_fee_after_days, activated_at, created_at',
    'lease',
  ),
  landlord(
    'tenants',
    'id, lease_id, first_name, last_name, email, phone, language, joined_at, created_at',
    'lease_tenant',
  ),
  landlord('charges', CHARGE, 'charge'),
  landlord('payments', PAYMENT, 'payment'),
  landlord('refunds', REFUND, 'refund'),
  landlord('payment-reminders', OWED_REMINDER, 'owed_reminder'),
  landlord('deposit-returns', DEPOSIT_RETURN, 'deposit_return'),
  section('ledger', ['landlord'], {
    columns: `e.id, e.lease_id, e.kind, e.effective_on, e.currency, e.note, e.created_at,
      (select jsonb_agg(jsonb_build_object('account', p.ledger_account, 'amountCents', p.amount_cents) order by p.id) from posting p where p.entry_id = e.id) as postings`,
    from: 'journal_entry e',
    where: 'e.account_id = lw_account()',
    by: 'e.created_at',
    id: 'e.id',
  }),
  landlord(
    'expenses',
    'id, property_id, unit_id, category, spent_on, amount_cents, tax_cents, currency, payee, note, document_id, recurring_id, invoice_id, voided_at, created_at',
    'expense',
  ),
  landlord('suppliers-invoices', INVOICE, 'invoice'),
  landlord(
    'recurring-expenses',
    'id, property_id, unit_id, category, frequency, amount_cents, tax_cents, payee, note, next_on, ends_on, paused_at, ended_at, created_at',
    'recurring_expense',
  ),
  landlord(
    'payment-setup',
    'id, fee_bearer, connected_account, former_account, details_submitted, charges_enabled, payouts_enabled, created_at',
    'payment_setup',
  ),
  landlord('lease-terms', 'id, lease_id, starts_on, ends_on, rent_cents, created_at', 'lease_term'),
  landlord('lease-changes', LEASE_CHANGE, 'lease_change'),
  landlord(
    'renewals',
    'id, lease_id, status, action, starts_on, ends_on, current_rent_cents, proposed_rent_cents, rent_cents, currency, reasons, decided_at, created_at',
    'lease_renewal',
  ),
  landlord('tenant-notices', `${TENANT_NOTICE}, name`, 'tenant_notice'),
  landlord('renewal-intents', 'id, lease_id, term_ends_on, intent, said_at, created_at', 'renewal_intent'),
  landlord(
    'renewal-offers',
    'id, lease_id, state, starts_on, ends_on, rent_cents, currency, answer_by, note, question, reply, answered_at, created_at',
    'renewal_offer',
  ),
  landlord(
    'listings',
    'id, unit_id, state, title, description, rent_cents, currency, available_date, pet_friendly, parking, utilities, amenities, address, city, published_at, closed_at, created_at',
    'listing',
  ),
  landlord(
    'listing-questions',
    'id, listing_id, name, email, phone, message, language, answer, answered_at, created_at',
    'listing_question',
  ),
  landlord(
    'imports',
    'id, file_name, state, row_count, problem_count, applied_at, undone_at, created_at',
    'portfolio_import',
  ),
  landlord('bulk-tasks', 'id, kind, without_tenant, seen_at, created_at', 'bulk_task'),
  landlord(
    'bulk-task-items',
    'id, task_id, lease_id, lease_tenant_id, outcome, code, reason, created_at',
    'bulk_task_item',
  ),
  landlord('maintenance', `${REQUEST}, unit_id, cost_cents, rating, rating_note`, 'service_request'),
  landlord(
    'warranties-and-insurance',
    'id, property_id, unit_id, kind, device_kind, device_name, provider, number, phone, covers, valid_until, share_with_supplier, created_at',
    'coverage',
  ),
  landlord('appointment-proposals', PROPOSAL, 'appointment_proposal'),
  landlord(
    'job-board',
    'id, request_id, state, issue_type, priority, city, region, description, budget_cents, currency, posted_at, created_at',
    'board_post',
  ),
  landlord(
    'maintenance-settings',
    'id, usual_limit_cents, emergency_limit_cents, require_insurance, require_license, created_at',
    'maintenance_settings',
  ),
  landlord('on-call-settings', 'id, step_minutes, time_zone, created_at', 'on_call_list'),
  landlord(
    'on-call-people',
    'id, position, kind, supplier_account_id, name, phone, email, language, texts, hours, days_off, created_at',
    'on_call_entry',
  ),
  landlord(
    'on-call-searches',
    'id, request_id, state, round, next_at, ended_at, answered_kind, created_at',
    'on_call_alarm',
  ),
  landlord(
    'on-call-alerts',
    'id, request_id, kind, supplier_account_id, name, round, channels, outcome, outcome_at, created_at',
    'on_call_ask',
  ),
  landlord('insurance-overrides', 'id, request_id, supplier_account_id, gaps, reason, created_at', 'gap_override'),
  landlord(
    'maintenance-schedules',
    'id, property_id, unit_id, device_kind, device_name, title, issue_type, instructions, checklist, rhythm, every_months, starts_on, seasons, lead_days, supplier_account_id, next_on, paused_at, ended_at, created_at',
    'maintenance_schedule',
  ),
  landlord('maintenance-occurrences', 'id, schedule_id, due_on, request_id, created_at', 'maintenance_occurrence'),
  landlord('checklists', CHECKLIST, 'request_checklist_line'),
  landlord('preferred-suppliers', 'id, supplier_account_id, position, created_at', 'preferred_supplier'),
  landlord('saved-views', 'id, name, shared, filters, created_at', 'saved_view'),
  landlord('message-templates', 'id, name, subject, message, created_at', 'message_template'),
  landlord('plans', 'id, unit_id, plan_id, billing, price_cents, currency, ended_at, created_at', 'unit_plan'),
  landlord('supplier-messages', 'id, supplier_account_id, from_supplier, message, created_at', 'supplier_message'),
  supplier(
    'directory-entry',
    'id, company_name, service_type, trade, city, area_country, area_prefixes, phone, email, about, elite_until, jobs_done, rating_count, rating_sum, created_at',
    'supplier',
  ),
  supplier(
    'insurance-and-licenses',
    'id, kind, trade, issuer, number, cover_cents, currency, valid_until, time_zone, file_id, created_at',
    'supplier_paper',
  ),
  supplier('working-hours', 'id, hours, days_off, daily_jobs, resumes_on, time_zone, created_at', 'supplier_hours'),
  supplier(
    'staff',
    'id, first_name, last_name, email, phone, active, invited_at, joined_at, left_at, created_at',
    'supplier_staff',
  ),
  supplier('appointment-proposals', PROPOSAL, 'appointment_proposal', 'supplier_account_id = lw_account()'),
  supplier('job-assignments', 'id, request_id, staff_id, note, created_at', 'job_assignment'),
  supplier('job-visits', VISIT, 'job_visit'),
  section('team', ['technician'], {
    columns: 'id, first_name, last_name, email, phone, active, invited_at, joined_at, created_at',
    from: 'supplier_staff',
    where: 'user_id = lw_uid()',
  }),
  section('job-assignments', ['technician'], {
    columns: 'id, request_id, note, created_at',
    from: 'job_assignment',
    where: 'true',
  }),
  section('job-visits', ['technician'], { columns: VISIT, from: 'job_visit', where: 'true' }),
  section('subscriptions', ['landlord', 'supplier'], {
    columns:
      'id, product, plan, period, price_cents, currency, state, starts_at, ends_at, cancel_at_end, balance_cents, ended_at, created_at',
    from: 'subscription',
    where: 'account_id = lw_account()',
  }),
  section('subscription-invoices', ['landlord', 'supplier'], {
    columns:
      'id, number, product, kind, plan, period, price_cents, unused_cents, balance_cents, total_cents, currency, state, period_start, period_end, paid_at, refunded_cents, refunded_at, created_at',
    from: 'subscription_invoice',
    where: 'account_id = lw_account()',
  }),
  supplier(
    'offers',
    'id, request_id, state, budget_cents, note, first_wins, price_cents, proposed_for, proposed_until, decline_reason, expires_at, answered_at, created_at',
    'offer',
    'supplier_account_id = lw_account()',
  ),
  supplier(
    'quotes',
    'id, request_id, amount_cents, note, state, answered_at, created_at',
    'quote',
    'supplier_account_id = lw_account()',
  ),
  supplier('invoices', INVOICE, 'invoice', 'supplier_account_id = lw_account()'),
  supplier('invoice-settings', 'id, prefix, next_number, tax_number, region, due_days, created_at', 'invoice_settings'),
  supplier(
    'job-board-interests',
    'id, post_id, amount_cents, note, withdrawn_at, created_at',
    'board_interest',
    'supplier_account_id = lw_account()',
  ),
  supplier('checklists', CHECKLIST, 'request_checklist_line', 'true'),
  supplier('jobs', `${REQUEST}, cost_cents`, 'service_request', 'supplier_account_id = lw_account()'),
  supplier(
    'messages',
    'id, landlord_name, from_supplier, message, created_at',
    'supplier_message',
    'supplier_account_id = lw_account()',
  ),
  section('lease-messages', ['landlord', 'tenant'], {
    columns: 'lease_id, sender_name, from_tenant, message, document_ids, created_at',
    from: 'lease_message',
    where: 'true',
  }),
  section('tickets', ALL, {
    columns: `t.id, t.number, t.subject, t.description, t.status, t.priority, t.created_at,
      (select r.rating from support_ticket_rating r where r.ticket_id = t.id) as rating, (select r.comment from support_ticket_rating r where r.ticket_id = t.id) as rating_comment,
      (select coalesce(jsonb_agg(jsonb_build_object('at', m.created_at, 'fromOffice', m.from_office, 'message', m.message) order by m.created_at, m.id), '[]')
       from support_ticket_message m where m.ticket_id = t.id) as messages`,
    from: 'support_ticket t',
    where: 't.user_id = lw_uid()',
    by: 't.created_at',
    id: 't.id',
  }),
  section('favourites', ALL, {
    columns: 'listing_id, title, created_at',
    from: 'listing_favorite',
    where: 'user_id = lw_uid()',
  }),
  section('documents', EVERYONE, {
    columns: 'id, name, media_type, bytes, purpose, phase, lease_id, unit_id, request_id, line_id, created_at',
    from: 'stored_file',
    where: `uploader_id = lw_uid() or ${OWN}`,
  }),
];

/** What nobody reads under a role of the product, but the system may give to the person whom it is about: `$1`. */
export const SYSTEM_SECTIONS: readonly ExportSection[] = [
  section('uploads', [], {
    columns: 'name, bytes, received, state, created_at',
    from: 'resumable_upload',
    where: 'user_id = $1',
  }),
  section('forms', [], {
    columns: 'kind, first_name, last_name, email, language, details, created_at',
    from: 'form_submission',
    where: 'user_id = $1',
  }),
  section('leads', [], {
    columns: 'first_name, last_name, email, phone, company, language, source, status, request, created_at',
    from: 'crm_lead',
    where: 'user_id = $1',
  }),
  section('leadForms', [], {
    columns: 'kind, at, text, details',
    from: 'crm_activity',
    where: "kind in ('form', 'mail') and lead_id in (select id from crm_lead where user_id = $1)",
    by: 'at',
  }),
  section('questions', [], {
    columns: 'listing_id, name, email, phone, message, language, answer, answered_at, created_at',
    from: 'listing_question',
    where: 'user_id = $1',
  }),
  section('activity', [], {
    columns: 'at, action, subject_type, subject_id, source',
    from: 'audit_entry',
    where: 'user_id = $1',
    by: 'at',
  }),
];
