import { EMAIL_IN_FILE } from '../../../contract/import/split-contacts.js';
import { FILE_BYTES } from '../../../contract/limits.js';
import { LISTING_LIMITS } from '../../../contract/listing-options.js';
import { SERVICE_TYPE_VALUES } from '../../../contract/service-types.js';
import {
  AMOUNT_MAX_CENTS,
  LEASE_MESSAGE_MAX,
  OFFER_ANSWER_MINUTES,
  REQUEST_LINE_MAX,
} from '../../../contract/work-limits.js';
import { RENEWAL_ACTIONS } from '../../lease-renewals/renewal.entity.js';
import { ENTRY_KINDS } from '../../ledger/journal-entry.entity.js';
import { LEDGER_ACCOUNT_NAMES } from '../../ledger/posting.entity.js';
import {
  ahead,
  anyTime,
  currency,
  either,
  email,
  matching,
  month,
  oneOf,
  planned,
  text,
  timeZone,
  whole,
  word,
  type Rule,
} from './rules.js';

/** Sums of many amounts: still far below the largest safe integer. */
const SUM_MAX_CENTS = AMOUNT_MAX_CENTS * 1000;
const cents = whole(0, AMOUNT_MAX_CENTS);
const sumCents = whole(0, SUM_MAX_CENTS);
const signedCents = whole(-SUM_MAX_CENTS, SUM_MAX_CENTS);
const count = whole(0, 1_000_000_000);
const small = whole(0, 100_000);
const language = oneOf('en', 'fr', 'es');
const country = matching(/^[A-Z]{2}$/);
const region = matching(/^[A-Z0-9]{1,3}$/);
const regionOfCountry = matching(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/);

/** Columns that mean the same in every table. */
export const BY_NAME: Readonly<Record<string, Rule>> = {
  currency,
  time_zone: timeZone,
  language,
  dispute_language: language,
  country,
  area_country: country,
  region,
  province: region,
  email,
  tax_region: regionOfCountry,
  holiday_region: regionOfCountry,
  version: count,
  position: small,
  round: small,
  tries: small,
  bedrooms: whole(0, 1000),
  half_bathrooms: whole(0, 1000),
  square_feet: whole(0, 10_000_000),
  due_day: whole(1, 31),
  period: month,
  recurring_month: month,
  scheduled_for: planned,
  scheduled_until: planned,
  calendar_for: planned,
  respond_by: ahead,
  expires_at: ahead,
  proposed_for: planned,
  proposed_until: planned,
  since: ahead,
  due_since: ahead,
  access_ends_at: anyTime,
};

const NUMBERS: Readonly<Record<string, Rule>> = {
  'supplier.jobs_done': count,
  'supplier.rating_count': count,
  'supplier.rating_sum': count,
  'portfolio_import.row_count': count,
  'portfolio_import.problem_count': count,
  'property.year_built': whole(1000, 2200),
  'lease.late_fee_value': whole(0, 10_000_000),
  'lease.late_fee_after_days': whole(0, 90),
  'lease.opening_balance_cents': signedCents,
  'lease_change.amount_cents': signedCents,
  'lease_renewal.confidence': whole(0, 100),
  'lease_renewal.policy_version': small,
  'tenant_notice.reminded_days': small,
  'posting.amount_cents': signedCents,
  'deposit_return.held_cents': sumCents,
  'deposit_return.interest_cents': sumCents,
  'deposit_return.returned_cents': sumCents,
  'receipt_counter.last_number': count,
  'owed_reminder.owed_cents': sumCents,
  'owed_reminder.mails': small,
  'owed_reminder.texts': small,
  'invoice.series_number': count,
  'invoice.due_days': whole(0, 120),
  'service_request.rating': whole(1, 5),
  'service_request.appointment_sequence': count,
  'offer.answer_minutes': whole(1, OFFER_ANSWER_MINUTES.max),
  'maintenance_schedule.every_months': whole(1, 120),
  'maintenance_schedule.lead_days': whole(0, 60),
  'on_call_list.step_minutes': whole(5, 60),
  'stored_file.bytes': whole(0, FILE_BYTES.video),
  'stored_file.number': count,
};

/** Words of the product in columns that the database doesn’t compare with a list. */
const WORDS: Readonly<Record<string, Rule>> = {
  'supplier.service_type': oneOf(...SERVICE_TYPE_VALUES),
  'unit_plan.plan_id': word,
  'lease_renewal.action': oneOf(...RENEWAL_ACTIONS),
  'lease_renewal.cap_status': word,
  'lease_renewal.notice_status': word,
  'journal_entry.kind': oneOf(...ENTRY_KINDS),
  'journal_entry.key': word,
  'journal_entry.recorded_as': word,
  'posting.ledger_account': oneOf(...LEDGER_ACCOUNT_NAMES),
  'payment.failure': word,
  // Read from a file, which is checked less strictly than a form.
  'lease_tenant.email': either(email, matching(EMAIL_IN_FILE)),
  'invoice.file_media_type': matching(/^[a-z]+\/[a-z0-9.+-]+$/),
  'invoice_reminder.kind': word,
  'request_event.actor_role': word,
  'request_event.detail': word,
  'request_reminder.step': word,
  'on_call_alarm.answered_kind': oneOf('landlord', 'colleague', 'supplier', 'outside'),
  'bulk_task_item.code': word,
  'bulk_task_item.reason': word,
  'stored_file.media_type': matching(/^[a-z]+\/[a-z0-9.+-]+$/),
};

/** Free text without a length in the database, with the one that the product allows. */
export const FREE_TEXT: Readonly<Record<string, number>> = {
  'app_user.additional_notes': 4000,
  'service_request.description': 5000,
  'service_request.rating_note': 1000,
  'request_event.note': Math.max(REQUEST_LINE_MAX, 5000),
  'offer.note': 2000,
  'offer.decline_reason': 1000,
  'quote.note': 1000,
  'board_post.description': 5000,
  'board_interest.note': 2000,
  'supplier_message.message': LEASE_MESSAGE_MAX,
  'listing.description': LISTING_LIMITS.description,
  // Title, description and place, made by the product. Without its compositions a text is up to three times as long.
  'listing.search_text': 4 * LISTING_LIMITS.description,
  'listing_question.message': LISTING_LIMITS.question,
  'listing_question.answer': LISTING_LIMITS.answer,
  'lease_message.message': LEASE_MESSAGE_MAX,
};

export const BY_COLUMN: Readonly<Record<string, Rule>> = {
  ...NUMBERS,
  ...WORDS,
  ...Object.fromEntries(Object.entries(FREE_TEXT).map(([column, most]) => [column, text(most)])),
};

/** Amounts of money that aren’t named above. */
export const amount: Rule = cents;
