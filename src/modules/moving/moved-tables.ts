/**
 * A table of which an account's rows move to another installation. The conditions and columns are SQL, in which `:account` is
 * the account that moves, `:user` the owner who exports it, `:moment` the time of the export, `:people` the persons and `:suppliers` the suppliers whom its rows
 * name. The same statements are run on what an archive brings, so an archive can only contain what an export can write.
 */
export interface MovedTable {
  name: string;
  /** Which rows. */
  where?: string;
  /** Columns that move with another value than the one they have. All others move as they are. */
  columns?: Readonly<Record<string, string>>;
}

/** Who acts for the account. */
export const MEMBERS = `select m.user_id from membership m join app_user u on u.id = m.user_id
  where m.account_id = :account and m.role in ('owner', 'manager') and u.user_type = 'landlord' and u.deleted_at is null and not u.demo`;

/** Members keep their sign-in and their settings. Everyone else is a name that past work refers to, and can't sign in. */
const ofMembers = (column: string, other = 'null') => `case when id in (${MEMBERS}) then ${column} else ${other} end`;
/** What people keep for themselves, and no owner reads of a colleague: only who exports takes it along. */
const ofOwner = (column: string) => `case when id = :user then ${column} end`;

const PERSON: MovedTable = {
  name: 'app_user',
  where: "id = any(:people) and user_type in ('tenant', 'landlord', 'supplier', 'technician') and not demo",
  columns: {
    email: ofMembers('email', "id::text || '@deleted.invalid'"),
    deleted_at: ofMembers('null::timestamptz', 'coalesce(deleted_at, :moment)'),
    suspended_at: ofMembers('suspended_at'),
    phone: ofOwner('phone'),
    emergency_contact_name: ofOwner('emergency_contact_name'),
    emergency_contact_phone: ofOwner('emergency_contact_phone'),
    additional_notes: ofOwner('additional_notes'),
    language: ofMembers('language', "'en'"),
    code_sign_in: ofMembers('code_sign_in', 'true'),
    email_notifications: ofMembers('email_notifications', 'true'),
    sms_notifications: ofMembers('sms_notifications', 'false'),
    rent_reminders: ofMembers('rent_reminders', 'true'),
    maintenance_updates: ofMembers('maintenance_updates', 'true'),
    payment_emails: ofMembers('payment_emails', "'daily'"),
    translate_messages: ofMembers('translate_messages', 'true'),
    // Proven again in the new installation, by the link that is mailed there.
    email_verified_at: 'null',
    invited_at: 'null',
    two_factor_at: 'null',
    two_factor_designated_as: 'null',
    second_step_locked_at: 'null',
    staff_role: "'manager'",
  },
};

const own = (column: string) => `case when id = :account then ${column} end`;

const ACCOUNT: MovedTable = {
  name: 'account',
  where: "not demo and (id = :account and kind = 'landlord' or id = any(:suppliers) and kind = 'supplier')",
  columns: {
    // What is paid for belongs to the installation that was paid.
    trial_ends_at: 'null',
    plan: 'null',
    emergency_phone: own('emergency_phone'),
    payments_mailed_until: own('payments_mailed_until'),
    street_number: own('street_number'),
    street: own('street'),
    second_line: own('second_line'),
    city: own('city'),
    region: own('region'),
    postal_code: own('postal_code'),
    country: own('country'),
  },
};

/** A contact with the name that past jobs show. Closed, so no one finds it in the directory of the new installation. */
const SUPPLIER: MovedTable = {
  name: 'supplier',
  where: 'not demo and account_id = any(:suppliers)',
  columns: {
    about: 'null',
    area_country: 'null',
    area_prefixes: 'null',
    elite_until: 'null',
    closed_at: 'coalesce(closed_at, :moment)',
    jobs_done: '0',
    rating_count: '0',
    rating_sum: '0',
  },
};

/** Colleagues who left are named where they recorded something. */
const MEMBERSHIP: MovedTable = {
  name: 'membership',
  where: `account_id = :account and not demo and (role in ('owner', 'manager') and user_id in (${MEMBERS}) or role = 'former' and user_id = any(:people))`,
};

const SENT = "status <> 'draft'";

/**
 * What its owner can open: not what others have uploaded and not sent. Invoices on paper are files of the supplier, whom the landlord
 * paid by them.
 */
const FILE: MovedTable = {
  name: 'stored_file',
  where: `not demo and (account_id = :account and (purpose <> 'request_photo' or request_id is not null or uploader_id = :user)
      and (purpose <> 'request_attachment' or uploader_id = :user or exists (select from request_event e where e.id = stored_file.line_id and e.account_id = :account))
    or account_id = any(:suppliers) and purpose = 'supplier_invoice'
    and exists (select from invoice i where i.account_id = :account and i.${SENT} and i.file_id = stored_file.id))`,
};

const ACCOUNTS_ROWS = 'account_id = :account and not demo';

/** Each person’s own, which no one else of the account reads. */
const seenBy = (name: string): MovedTable => ({ name, where: `${ACCOUNTS_ROWS} and user_id = :user` });

/** No search for someone on call goes on in the other installation: it could send messages there that no one expects. */
const ALARM: MovedTable = {
  name: 'on_call_alarm',
  columns: {
    state: "case when state = 'asking' then 'stopped' else state end",
    ended_at: "case when state = 'asking' then :moment else ended_at end",
    next_at: 'null',
  },
};
const ASK: MovedTable = {
  name: 'on_call_ask',
  columns: {
    outcome: "case when outcome = 'waiting' then 'ended' else outcome end",
    outcome_at: "case when outcome = 'waiting' then :moment else outcome_at end",
  },
};

/** What has arrived is settled: the provider, which would say so, belongs to the old installation. `refuseRunning` refuses the rest. */
const PAYMENT: MovedTable = {
  name: 'payment',
  where: `${ACCOUNTS_ROWS} and state not in ('requires_action', 'processing', 'disputed')`,
  columns: {
    state: "case when state = 'succeeded' then 'settled' else state end",
    // References at a payment provider belong to the installation that is connected to it.
    provider_reference: 'null',
    provider_account: 'null',
  },
};

/** Files that were only checked stay: their plan has ids of the old installation. So an import can’t be undone in the new one. */
const IMPORT: MovedTable = {
  name: 'portfolio_import',
  where: "account_id = :account and not demo and state <> 'checked'",
  columns: {
    plan: 'null',
    preview: "'[]'::jsonb",
    problems: "'[]'::jsonb",
    ignored: "'[]'::jsonb",
    shared_emails: "'[]'::jsonb",
    findings: 'null',
    mapping: 'null',
    undo_until: 'null',
  },
};

/**
 * Tables with rows of the account, in the order in which people think of them; keys are checked at the end. The tables that don’t
 * move are on the list of `test/rules/moved-tables.spec.ts`, each with a reason.
 */
export const MOVED: readonly MovedTable[] = [
  ACCOUNT,
  PERSON,
  SUPPLIER,
  MEMBERSHIP,
  IMPORT,
  { name: 'property' },
  { name: 'unit' },
  { name: 'unit_plan' },
  { name: 'coverage' },
  // `refuseRunning` lets none leave whose first entries are still being posted: no job would post them in the other installation.
  { name: 'lease', columns: { posting_since: 'null' } },
  // Tenants sign in to the new installation by a code from their landlord, as they did to the old one.
  { name: 'lease_tenant', columns: { user_id: 'null', joined_at: 'null' } },
  { name: 'lease_term' },
  { name: 'lease_change' },
  { name: 'lease_renewal' },
  { name: 'renewal_offer' },
  { name: 'renewal_intent' },
  { name: 'tenant_notice' },
  { name: 'recurring_charge' },
  { name: 'recurring_charge_rate' },
  { name: 'charge' },
  { name: 'journal_entry' },
  { name: 'posting' },
  { name: 'allocation' },
  PAYMENT,
  { name: 'refund', where: `${ACCOUNTS_ROWS} and state <> 'processing'`, columns: { provider_reference: 'null' } },
  { name: 'deposit_return' },
  { name: 'receipt_counter' },
  { name: 'owed_reminder' },
  { name: 'rent_reminder' },
  { name: 'payment_instruction' },
  {
    name: 'payment_setup',
    columns: {
      connected_account: 'null',
      former_account: 'null',
      connected_at: 'null',
      disconnected_at: 'null',
      details_submitted: 'false',
      charges_enabled: 'false',
      payouts_enabled: 'false',
      compared_at: 'null',
    },
  },
  { name: 'recurring_expense' },
  { name: 'expense' },
  { name: 'invoice', where: `${ACCOUNTS_ROWS} and ${SENT}` },
  {
    name: 'invoice_reminder',
    where: `${ACCOUNTS_ROWS} and exists (select from invoice i where i.id = invoice_reminder.invoice_id and i.account_id = :account and i.${SENT})`,
  },
  { name: 'service_request' },
  { name: 'request_contact' },
  { name: 'request_event' },
  { name: 'request_checklist_line' },
  { name: 'request_reminder' },
  { name: 'request_seen' },
  { name: 'appointment_proposal' },
  { name: 'appointment_reminder' },
  { name: 'offer' },
  { name: 'quote' },
  { name: 'gap_override' },
  { name: 'board_post' },
  { name: 'board_interest' },
  { name: 'rating_answer' },
  { name: 'preferred_supplier' },
  { name: 'supplier_message' },
  seenBy('supplier_message_seen'),
  { name: 'maintenance_settings' },
  { name: 'maintenance_schedule' },
  { name: 'maintenance_occurrence' },
  { name: 'on_call_list' },
  { name: 'on_call_entry' },
  ALARM,
  ASK,
  { name: 'listing' },
  { name: 'listing_question' },
  { name: 'lease_message' },
  seenBy('message_seen'),
  { name: 'message_template' },
  { name: 'bulk_task' },
  // A task that runs goes on in the old installation only.
  { name: 'bulk_task_item', where: `${ACCOUNTS_ROWS} and outcome is not null` },
  { name: 'saved_view', where: `${ACCOUNTS_ROWS} and (shared or user_id = :user)` },
  FILE,
];

export const whereOf = (table: MovedTable): string => table.where ?? ACCOUNTS_ROWS;
