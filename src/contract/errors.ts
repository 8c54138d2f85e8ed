import type { FieldFault } from './field-faults.js';
import type { Reason } from './reasons.js';

/**
 * Every error the API can answer: its HTTP status and its English sentence (docs/specification/errors.md).
 * The client translates `code` by the message `errors.<code>`; texts that the specification prescribes are word for word.
 */
export const ERRORS = {
  invalid_body: [400, 'The request body is not valid JSON.'],
  invalid_input: [400, 'Some of the fields are not valid.'],
  invalid_email: [400, 'Invalid email'],
  invalid_link: [400, 'This link is no longer valid. Please ask for a new one.'],
  weak_password: [
    400,
    'This password is too easy to guess. Choose one that is not a common password, your name or your email address.',
  ],
  unauthenticated: [401, 'Please sign in.'],
  session_ended: [401, 'Your session has ended. Please sign in again.'],
  api_key_invalid: [
    401,
    'This API key isn’t valid. It may have expired or been revoked: check it, or make a new one in the settings.',
  ],
  invalid_credentials: [401, 'Invalid credentials'],
  invalid_admin_credentials: [401, 'Invalid admin credentials'],
  invalid_staff_credentials: [401, 'Invalid staff credentials'],
  invalid_access_code: [401, 'Invalid access code'],
  provider_refused: [401, 'This sign-in wasn’t confirmed. Please try again.'],
  provider_denied: [401, 'The sign-in was canceled. Try again, or sign in with your password.'],
  two_factor_required: [401, 'Two-factor verification required'],
  signed_out: [
    401,
    'Too many wrong passwords. You have been signed out. Sign in again, or choose a new password if you have forgotten it.',
  ],
  password_required: [401, 'Please confirm your password.'],
  forbidden: [403, 'You don’t have permission to do this.'],
  owner_only: [403, 'Only an owner of this account can do this.'],
  api_key_scope: [
    403,
    'This API key isn’t allowed to do this. The API documentation says which scope it needs, and what only people can do.',
  ],
  demo_disabled: [403, 'The demo is turned off here.'],
  email_unverified: [403, 'Please verify your email address first.'],
  translation_demo: [403, 'Our service translates no messages in the demo. Your browser may be able to.'],
  upload_unverified: [403, 'Please verify your email address to upload more.'],
  elite_required: [403, 'You need an Elite Partner subscription for this.'],
  provider_unverified: [
    403,
    'The service that you signed in with hasn’t verified this email address. Please sign in with your password.',
  ],
  provider_not_for_role: [403, 'This account can only sign in with email and password.'],
  provider_needs_code: [403, 'Tenants set up their account with the code in their welcome letter.'],
  not_found: [404, 'Not found.'],
  method_not_allowed: [405, 'This address doesn’t support that method.'],
  request_timeout: [408, 'The request took too long to arrive. Please try again.'],
  conflict: [409, 'Something with these details already exists. Change them, then try again.'],
  email_taken: [409, 'User already exists'],
  already_verified: [409, 'This email address is already verified.'],
  chat_held: [409, 'A colleague is answering this conversation. Take it over if you want to answer it yourself.'],
  chat_newer: [409, 'The visitor has written something new. Read it, then close the conversation again.'],
  stale_version: [409, 'Someone else changed this while you were editing. Review their changes, then save again.'],
  request_running: [409, 'The same request is still running.'],
  request_applied: [409, 'This has already been done. Reload to see the result.'],
  lease_overlap: [409, 'Another lease for this unit covers these dates. Choose other dates, or end that lease first.'],
  too_large: [413, 'This is too large. Make it smaller, then try again.'],
  address_too_long: [414, 'This address is too long. Shorten the search or the filters, then try again.'],
  unsupported_media: [415, 'This type of content isn’t accepted here.'],
  idempotency_mismatch: [422, 'The same Idempotency-Key was used for another request.'],
  rule_broken: [422, 'This change isn’t allowed.'],
  account_disconnected: [
    422,
    'The account that took this payment is no longer connected. Refund the payment there, or another way.',
  ],
  account_in_use: [422, 'This account can’t be deleted yet.'],
  region_rule: [422, 'The tenancy rules in this region don’t allow this.'],
  shared_email: [422, 'Another tenant on this lease has the same email address. Confirm it, or enter another one.'],
  lease_without_tenant: [
    422,
    'This lease has no tenant yet. Add one first, or confirm that you want to activate it without.',
  ],
  email_theirs: [422, 'This tenant has an account, so only they can change their email address, in their settings.'],
  correction_is_rise: [
    422,
    'A rent that tenants paid online, or that has been in effect for a while, can’t be corrected upward: that would be an increase. Renew the lease instead, with the notice your region asks for.',
  ],
  confirmation_required: [422, 'We can’t check this against the rules of your region. Confirm it and give a reason.'],
  payment_row_recorded: [
    422,
    'Another payment was already recorded from this row. Reload the list, then check the lease’s ledger.',
  ],
  nothing_due: [422, 'Nothing is due on this lease, so there is nothing to remind anyone of.'],
  nobody_reached: [
    422,
    'No tenant of this lease can be reached by email or text. Print the reminder as a letter instead.',
  ],
  reminded_today: [422, 'A reminder was already sent for this lease today. You can send another one tomorrow.'],
  off_duty: [422, 'This colleague is off duty. Choose someone else, or put the conversation back into the queue.'],
  transition_forbidden: [422, 'This step isn’t available right now.'],
  landlord_chooses: [422, 'The landlord chooses among the answers to this offer. Send your price and time instead.'],
  over_limit: [422, 'This is more than has been approved. Ask for approval of the higher price first.'],
  quote_pending: [
    422,
    'A quote above the limit is waiting for the landlord’s answer. The work can go on once it is answered or withdrawn.',
  ],
  supplier_gap: [
    422,
    'This supplier’s insurance or license has expired or is missing. The landlord can still choose them for this job, with a reason.',
  ],
  storage_full: [422, 'There is not enough storage left for this file.'],
  unsafe_file: [422, 'We couldn’t accept this file. Choose another one.'],
  picture_too_large: [422, 'This picture has too many pixels. Make it smaller, then upload it again.'],
  too_many_requests: [429, 'Too many attempts. Please try again later.'],
  upload_limit: [429, 'Too much was uploaded in the last hour. Please try again later.'],
  link_required: [
    429,
    'Too many wrong passwords for this account. Please sign in with the link that we have sent by email.',
  ],
  second_step_locked: [429, 'Too many wrong codes. Open the link that we have sent you by email, then try again.'],
  too_many_streams: [429, 'Too many live connections are open. Close some tabs; live updates resume on their own.'],
  headers_too_large: [
    431,
    'Your browser sent too much data with this request. Clear the cookies of this site, then try again.',
  ],
  sms_unavailable: [500, 'Text messages can’t be sent here. Choose email instead.'],
  internal: [500, 'Something went wrong on our side. Please try again in a few minutes.'],
  not_configured: [503, 'This is not configured here.'],
  busy: [503, 'The server is very busy right now. Please try again in a few seconds.'],
  unavailable: [503, 'The service is temporarily unavailable. Please try again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof ERRORS;

export interface FieldProblem {
  /** Path of the field in the body, `address.city`. */
  field: string;
  /** For developers, in English. Readers see the client's words for `code`. */
  message: string;
  code: FieldFault;
  /** The values that the words of `code` need, such as `{ max: 80 }`. */
  values?: Record<string, string | number>;
}

/** The one shape of every error (docs/specification/errors.md). */
export interface ProblemBody {
  error: string;
  code: ErrorCode;
  /** The reason, where the code alone says too little, and the values that its words need. */
  reason?: Reason;
  values?: Record<string, string | number>;
  details?: FieldProblem[];
  requestId: string;
}
