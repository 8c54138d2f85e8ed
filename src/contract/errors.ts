/**
 * Every error the API can answer: its HTTP status and its English sentence (decisions, section 2).
 * The client translates `code` by the message `errors.<code>`; texts that documents 1 and 2 give are word for word.
 */
export const ERRORS = {
  invalid_body: [400, 'The request body is not valid JSON.'],
  invalid_input: [400, 'Some of the fields are not valid.'],
  invalid_email: [400, 'Invalid email'],
  invalid_link: [400, 'This link is no longer valid. Please ask for a new one.'],
  weak_password: [400, 'This password is too easy to guess. Choose one that is not a common password, your name or your email address.'],
  unauthenticated: [401, 'Please sign in.'],
  session_ended: [401, 'Your session has ended. Please sign in again.'],
  invalid_credentials: [401, 'Invalid credentials'],
  invalid_admin_credentials: [401, 'Invalid admin credentials'],
  invalid_staff_credentials: [401, 'Invalid staff credentials'],
  invalid_access_code: [401, 'Invalid access code'],
  google_refused: [401, 'Google did not confirm this sign-in. Please try again.'],
  google_denied: [401, 'The sign-in with Google was cancelled.'],
  two_factor_required: [401, 'Two-factor verification required'],
  signed_out: [401, 'Too many wrong passwords. You have been signed out. Sign in again, or choose a new password if you have forgotten it.'],
  password_required: [401, 'Please confirm your password.'],
  forbidden: [403, 'Your role may not do this.'],
  demo_disabled: [403, 'The demo is switched off here.'],
  email_unverified: [403, 'Please verify your email address first.'],
  upload_unverified: [403, 'Please verify your email address to upload more.'],
  elite_required: [403, 'This needs an Elite Partner subscription.'],
  google_unverified: [403, 'Google has not verified this email address. Please sign in with your password.'],
  google_not_for_role: [403, 'This account signs in with email and password only.'],
  google_needs_code: [403, 'Tenants set up their account with the code of their welcome letter.'],
  not_found: [404, 'Not found.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  request_timeout: [408, 'The request took too long to arrive. Please try again.'],
  conflict: [409, 'This conflicts with something that exists already.'],
  email_taken: [409, 'User already exists'],
  already_verified: [409, 'This email address is verified already.'],
  stale_version: [409, 'Somebody changed this in the meantime. Please look at the new version.'],
  request_running: [409, 'The same request is still running.'],
  request_applied: [409, 'This request has been applied already. Please reload.'],
  lease_overlap: [409, 'Another lease of this unit covers these days.'],
  too_large: [413, 'This is too large.'],
  address_too_long: [414, 'This address is too long. Shorten the search or the filters, then try again.'],
  unsupported_media: [415, 'This kind of content is not accepted here.'],
  idempotency_mismatch: [422, 'The same Idempotency-Key came with another request.'],
  rule_broken: [422, 'A rule of the business forbids this.'],
  account_disconnected: [422, 'The account that took this payment is no longer connected: give the money back there, or by other means.'],
  account_in_use: [422, 'The account cannot be deleted yet.'],
  region_rule: [422, 'A tenancy rule of this region forbids this.'],
  confirmation_required: [422, 'We can’t check this against the rules of your region. Confirm it and give a reason.'],
  transition_forbidden: [422, 'This step is not possible in the present state.'],
  storage_full: [422, 'There is not enough storage left for this file.'],
  unsafe_file: [422, 'This file could not be accepted.'],
  picture_too_large: [422, 'This picture has too many pixels. Make it smaller, then upload it again.'],
  too_many_requests: [429, 'Too many attempts. Please try again later.'],
  upload_limit: [429, 'Too much was uploaded in the last hour. Please try again later.'],
  link_required: [429, 'Too many wrong passwords for this account. Please sign in with the link that we have sent by email.'],
  second_step_locked: [429, 'Too many wrong codes. Open the link that we have sent you by email, then try again.'],
  too_many_streams: [429, 'Too many live connections are open. Close some tabs; live updates resume on their own.'],
  headers_too_large: [431, 'Your browser sent too much data with this request. Clear the cookies of this site, then try again.'],
  sms_unavailable: [500, 'Text messages cannot be sent here.'],
  internal: [500, 'Something went wrong on our side.'],
  not_configured: [503, 'This is not configured here.'],
  busy: [503, 'The server is very busy right now. Please try again in a few seconds.'],
  unavailable: [503, 'The service is temporarily unavailable. Please try again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof ERRORS;

export interface FieldProblem {
  /** Path of the field in the body, `address.city`. */
  field: string;
  message: string;
}

/** The one shape of every error (decisions, section 2). */
export interface ProblemBody {
  error: string;
  code: ErrorCode;
  details?: FieldProblem[];
  requestId: string;
}
