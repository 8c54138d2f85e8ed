import type { ErrorCode } from './errors.js';

/**
 * Why a change is refused, where the code alone says too little: the code it belongs to, and an English sentence for
 * developers. `{name}` is a value that is sent beside the reason. The client's words are the message `errors.reason.<reason>`
 * (docs/decisions/0440-reasons-and-field-codes.md).
 */
export const REASONS = {
  // People and accounts
  oneself: ['rule_broken', 'You can’t do this to your own account. Ask another admin.'],
  last_admin: ['rule_broken', 'This is the last admin. Invite another admin first.'],
  role_kept: ['rule_broken', 'Only the roles of admins and staff can be changed.'],
  email_their_own: ['rule_broken', 'People change their email address themselves, in their account settings.'],
  invitation_over: ['transition_forbidden', 'This invitation is no longer open. Reload the page to see what changed.'],
  two_step_off: ['rule_broken', 'Two-step verification is off for this person, so there is nothing to reset.'],
  second_admin_missing: [
    'rule_broken',
    'A second admin has to confirm this, and there is none. Add one with npm run admin on the server first.',
  ],
  reset_asked: ['transition_forbidden', 'A reset was already requested. It has to be confirmed or withdrawn first.'],
  reset_over: ['transition_forbidden', 'This request is no longer open. Reload the page to see what changed.'],
  own_request: ['rule_broken', 'You made this request yourself. Another admin has to confirm it.'],
  message_not_failed: ['transition_forbidden', 'This message can’t be sent again. Only failed messages can.'],
  lifetime_plan: ['rule_broken', 'You already have the lifetime plan.'],
  lifetime_kept: ['rule_broken', 'The lifetime plan can’t be canceled.'],
  billing_off: ['rule_broken', 'Plans aren’t sold on this installation. There are no limits and no charges.'],
  plan_full: [
    'rule_broken',
    'Your plan has room for {limit} properties. Choose a larger plan to add another one. Everything you have stays usable.',
  ],
  trial_over: [
    'rule_broken',
    'Your trial has ended. Choose a plan to add properties. Everything you have stays usable.',
  ],
  trial_of_plan: ['rule_broken', 'This account has a plan, so there is no trial to extend.'],
  card_declined: ['rule_broken', 'The card was declined. Nothing was charged. Use another card.'],
  money_on_its_way: [
    'conflict',
    'Payments, refunds or disputes are still in progress: {places}. Wait until they have ended, then download the account.',
  ],
  account_being_posted: [
    'conflict',
    'What happened in this account in the last moments is still being posted. Try again in a minute.',
  ],
  account_too_large: ['rule_broken', 'This account has more than another installation imports from one file.'],
  subscription_payment_running: [
    'conflict',
    'A payment for this is still on its way. Wait until it has arrived, then try again.',
  ],

  // A landlord's people
  invitation_expired: [
    'transition_forbidden',
    'This invitation has expired. Ask the person who invited you to send it again.',
  ],
  colleague_joined: ['transition_forbidden', 'This person has already accepted the invitation.'],
  colleague_invited: ['transition_forbidden', 'This person hasn’t accepted the invitation yet.'],
  colleague_suspended: [
    'rule_broken',
    'This person is suspended. Until our team lifts that, they can’t become an owner or be removed.',
  ],
  colleague_oneself: ['rule_broken', 'You can’t remove yourself. Delete your sign-in in your account settings.'],
  colleague_owner: ['rule_broken', 'An owner can’t be removed. Make them a manager first.'],
  last_owner: ['rule_broken', 'You are the only owner. Make someone else an owner first.'],

  // API keys
  api_keys_full: ['rule_broken', 'An account can have up to {most} valid API keys. Revoke one first.'],
  demo_makes_no_keys: ['forbidden', 'You can’t create API keys in the demo.'],

  // Webhooks
  webhooks_full: ['rule_broken', 'An account can have up to {most} webhooks. Delete one first.'],
  demo_makes_no_webhooks: ['forbidden', 'You can’t create webhooks in the demo.'],
  webhook_pending: ['rule_broken', 'This message is still being sent. Wait until it has arrived or failed.'],

  // Calendars
  demo_makes_no_calendars: ['forbidden', 'You can’t create calendar addresses in the demo.'],

  // A supplier's people
  staff_email_their_own: ['rule_broken', 'People who have joined change their email address themselves.'],
  staff_joined: ['transition_forbidden', 'This person has already joined.'],
  staff_left: ['rule_broken', 'This person is no longer on the team. Choose someone else, or bring them back first.'],
  staff_without_email: ['rule_broken', 'Enter an email address first.'],
  demo_invites_no_one: ['forbidden', 'No one can be invited in the demo.'],
  visit_elsewhere: ['rule_broken', 'You’re still at another job. Finish it first.'],
  visit_not_started: ['transition_forbidden', 'Start the job before you finish it.'],

  // The installation
  set_by_environment: ['rule_broken', 'The server’s environment sets {name}. Change it there.'],
  demo_off: ['rule_broken', 'The demo is turned off here, so there is nothing to reset.'],
  demo_filling: ['conflict', 'The demo is already being reset. Wait until it is finished.'],
  backup_running: ['conflict', 'A backup is already being made. Wait until it is finished.'],
  backup_not_set_up: [
    'rule_broken',
    'Backups aren’t set up. Set BACKUP_DIR and BACKUP_PASSPHRASE or BACKUP_RECIPIENT first.',
  ],

  newsletter_incomplete: ['rule_broken', 'Write subject, text and button in all three languages first.'],
  newsletter_sent: [
    'transition_forbidden',
    'This newsletter is no longer a draft. Reload the page to see what changed.',
  ],
  chat_email_stopped: [
    'rule_broken',
    'Someone who reads this address has turned off emails from the chat. Enter another one.',
  ],
  // Leads
  lead_merged: ['conflict', 'One of these leads was already merged. Reload the page to see what changed.'],
  lead_emailed: [
    'stale_version',
    'A colleague has emailed this person since you opened the lead. Read their email, then send yours if it’s still needed.',
  ],
  sales_email_stopped: ['rule_broken', 'This person has unsubscribed from sales emails.'],
  sender_address_missing: [
    'rule_broken',
    'Sales emails must name your postal address. An admin sets COMPANY_ADDRESS first.',
  ],
  lead_file_unreadable: ['rule_broken', 'This file can’t be read as a table. Save it as CSV, then try again.'],
  lead_file_too_long: ['rule_broken', 'This file has more than {max} rows. Split it, then import the parts.'],
  lead_file_columns: [
    'rule_broken',
    'The first line must name the columns for first name, last name and email, each once.',
  ],

  // Properties and units
  property_let: ['rule_broken', 'A property with a running lease can’t be archived. End its leases first.'],
  currency_fixed: ['rule_broken', 'The currency can’t change once there are leases.'],
  unit_let: ['rule_broken', 'A unit with a running lease can’t be taken off the market. End the lease first.'],
  unit_name_taken: ['conflict', 'Another unit of this property already has this name. Choose another one.'],
  unit_archived: ['rule_broken', 'An archived unit can’t be rented out. Restore it first.'],
  unit_off_market: ['rule_broken', 'This unit is off the market. Put it back on the market first.'],
  unit_occupied: ['rule_broken', 'Someone lives in this unit.'],
  unit_listed: ['conflict', 'This unit already has a listing. Change that one, or close it first.'],

  // Leases
  lease_ended: ['rule_broken', 'This lease has ended.'],
  end_undo_over: [
    'rule_broken',
    'An end can be undone for {days} days after it was recorded. Record a new lease instead.',
  ],
  end_given_by_tenant: [
    'rule_broken',
    'The lease ended by its tenant’s own notice, so its end can’t be undone. Record a new lease if they stay.',
  ],
  deposit_return_recorded: [
    'rule_broken',
    'The return of the deposit is recorded. Reverse it in the ledger first, then undo the end of the lease.',
  ],
  notice_deposit_returned: [
    'rule_broken',
    'The deposit was returned after this notice. Reverse that return in the ledger first, then the notice can be withdrawn.',
  ],
  former_access_over: [
    'rule_broken',
    'This tenant’s access to the old lease has ended, so there’s no new code for it.',
  ],
  lease_not_draft: ['rule_broken', 'Only a draft can be deleted.'],
  lease_ends_later: ['rule_broken', 'A lease can only be ended today or on a past day. Give notice for a later day.'],
  lease_has_last_day: [
    'rule_broken',
    'This lease already has a last day. If a notice set it, that notice has to be withdrawn before another one counts.',
  ],
  moved_out: [
    'rule_broken',
    'You’ve moved out of this home, so you can’t change anything here anymore. Contact your landlord directly.',
  ],
  notice_open: ['conflict', 'You’ve already given notice for this lease. Withdraw it before you send another one.'],
  only_tenant: ['rule_broken', 'This is the only tenant on the lease, so the lease ends with the notice.'],
  effect_needed: [
    'rule_broken',
    'Others are on this lease too. Choose whether the lease ends or only this tenant leaves.',
  ],
  notice_needs_no_consent: [
    'transition_forbidden',
    'You can’t decline a notice that follows the rules. Write back if something is unclear.',
  ],
  terms_frozen: [
    'rule_broken',
    'These terms can’t change while the lease is running: {terms}. Renew the lease to change them.',
  ],
  next_term_signed: ['rule_broken', 'A renewal is signed for a term that begins later.'],
  no_tenant_yet: ['rule_broken', 'Add a tenant to the lease first.'],
  tenant_without_email: ['rule_broken', 'This tenant has no email address. Print the letter.'],
  tenant_joined: ['rule_broken', 'This tenant has joined, so they stay on the lease.'],
  lease_joined: ['rule_broken', 'A tenant has already joined this lease.'],
  not_renewable: ['transition_forbidden', 'Only an active lease without notice can be renewed.'],
  renewal_accepted: ['rule_broken', 'The tenant accepted this renewal. Agree with them on a new term instead.'],
  new_rent_charged: ['rule_broken', 'Rent of the new term has already been charged.'],
  month_charged: [
    'rule_broken',
    'The rent of that month has already been charged. Choose a later first day for the new term.',
  ],
  term_overlaps: ['rule_broken', 'The next term must begin after {after}.'],
  offer_expired: ['transition_forbidden', 'The last day to answer has passed. Contact your landlord.'],
  no_question: ['transition_forbidden', 'There’s no open offer with a question to answer.'],
  lease_ending: ['transition_forbidden', 'This lease is ending, so it can’t be renewed.'],
  not_up_for_renewal: ['transition_forbidden', 'This lease isn’t ending soon, or it already has a renewal offer.'],
  draft_has_no_readers: ['rule_broken', 'A draft lease has no tenants to write to yet. Activate it first.'],

  // Repairs
  checklist_open: [
    'rule_broken',
    'Some lines of the checklist are still open. Check them off, or confirm that they stay open.',
  ],
  too_many_schedules: [
    'rule_broken',
    'You have {max} maintenance schedules, which is the most there can be. Delete one first.',
  ],
  below_floor: [
    'rule_broken',
    'The words of this request name an emergency. Give a reason for a lower priority: it is recorded with the request.',
  ],

  // Imports
  import_has_mistakes: ['rule_broken', 'The file has rows that need to be fixed first.'],
  import_outdated: ['conflict', 'The portfolio has changed since the file was checked. Please check it again.'],
  import_too_old: ['rule_broken', 'This import is too old to be undone.'],
  import_in_use: ['rule_broken', 'This import can’t be undone, because some of its rows are in use: {hangs}.'],

  // Documents
  photo_or_paper: [
    'rule_broken',
    'A photo can’t become a document, or the other way around. Upload the file again for its new purpose.',
  ],
  not_of_a_lease: ['rule_broken', 'Only documents of a lease can be shared with its tenants.'],
  file_is_evidence: [
    'rule_broken',
    'This file belongs to a maintenance request, so it can’t be removed, replaced or hidden.',
  ],
  photos_of_closed: ['transition_forbidden', 'This request is closed, so its photos can no longer change.'],
  photos_of_work_early: ['transition_forbidden', 'Start the work before you add photos of the result.'],
  too_many_photos: [
    'rule_broken',
    'You’ve added {max} photos and videos, which is the most there can be. Remove one first.',
  ],
  too_many_videos: ['rule_broken', 'You’ve added {max} videos, which is the most there can be. Remove one first.'],
  video_too_long: [
    'rule_broken',
    'This video is longer than {seconds} seconds. Shorten it on your phone, then try again.',
  ],
  video_unreadable: ['rule_broken', 'This video can’t be read. Record it as MP4 or MOV, then try again.'],
  file_too_large: ['too_large', 'This file is larger than {mib} MB. Choose a smaller one.'],
  upload_day_full: ['too_many_requests', 'You’ve uploaded the most there can be in a day. Try again tomorrow.'],
  upload_moved_on: ['conflict', 'Another window has sent more of this file. Continue from where it is now.'],
  upload_unfinished: ['conflict', 'Part of this file is still missing. Continue the upload, then try again.'],
  upload_finishing: ['request_running', 'This file is still being processed. Try again in a moment.'],
  newer_file: ['conflict', 'Someone else has uploaded a newer version. Reload the page, then try again.'],

  // Ledger and payments
  opening_entered: ['conflict', 'The opening balance of this lease has already been entered.'],
  recurring_posted: [
    'rule_broken',
    'That month has already been charged. Choose a later first day for the new amount.',
  ],
  too_many_papers: ['rule_broken', 'Your profile can’t have more of these. Remove one that’s no longer valid first.'],
  recurring_stopped: [
    'rule_broken',
    'This charge will have ended by then. Choose an earlier day, or add a new charge.',
  ],
  providers_entry: ['rule_broken', 'This entry comes from the payment provider, so only the provider can reverse it.'],
  nothing_entered: ['rule_broken', 'Enter what you give back or keep.'],
  more_than_held: ['rule_broken', 'This is more than the deposit you hold. Enter a smaller amount.'],
  deposit_more_than_owed: [
    'rule_broken',
    'This is more than the tenant owes that the deposit may be kept for. Enter a smaller amount.',
  ],
  deposit_for_rent_alone: [
    'rule_broken',
    'Here, a deposit may pay for the last month’s rent alone. Charge anything else separately.',
  ],
  deposit_not_held_yet: [
    'rule_broken',
    'The deposit is in the ledger from a later day. Choose that day or a later one.',
  ],
  deposit_used: ['rule_broken', 'This deposit has already been returned or used.'],
  others_autopay_on: ['conflict', 'Another tenant of this home pays by autopay.'],
  no_saved_method: ['rule_broken', 'Add a card or bank account for autopay first.'],
  nothing_left: ['rule_broken', 'Nothing is left to pay here.'],
  more_than_owed: ['rule_broken', 'This is more than what is owed. Enter a smaller amount.'],
  nothing_due: ['rule_broken', 'Nothing is due right now.'],
  paid_meanwhile: [
    'conflict',
    'This is more than is left to pay. Part of it may be paid or on the way: check what is owed now, then pay or pay ahead.',
  ],
  paid_just_now: ['conflict', 'You’ve just made this payment. Wait a moment before you pay again.'],
  same_payment_recorded: [
    'rule_broken',
    'A payment of this amount for this lease, received on {day}, is already recorded. Confirm that this is another one.',
  ],
  no_online_here: ['rule_broken', 'You can’t pay online for this home. Pay another way.'],
  no_online_landlord: ['rule_broken', 'This landlord doesn’t take online payments yet. Pay another way.'],
  method_not_in_currency: ['rule_broken', 'This payment method isn’t available in this currency. Choose another one.'],
  not_arrived: ['rule_broken', 'Receipts are only available for payments that have arrived.'],
  charge_in_other_currency: ['rule_broken', 'This lease uses another currency. Charge it separately.'],
  other_currency: ['rule_broken', 'This lease uses another currency. Choose a lease in the currency of the payment.'],
  disputed: [
    'transition_forbidden',
    'This payment was disputed with the provider. The outcome is recorded automatically.',
  ],
  not_paid_online: [
    'rule_broken',
    'This payment wasn’t made online. Return the money yourself, then record it under “Give money back”.',
  ],
  paid_online: ['rule_broken', 'This payment was made online. Refund it instead.'],
  given_back: ['rule_broken', 'Some of this payment was given back. Reverse that entry first, then this one.'],
  payment_came_back: [
    'rule_broken',
    'The bank returned this payment, so the part that was given back is owed again. Add a credit instead.',
  ],
  more_than_left: ['rule_broken', 'This is more than what’s left of the payment. Enter a smaller amount.'],
  account_changing: ['conflict', 'The account is changing too quickly to read. Please try again.'],

  // Maintenance, suppliers and expenses
  home_not_chosen: ['rule_broken', 'You have more than one home. Choose the one that the request is about.'],
  no_home: ['rule_broken', 'You don’t have a home to submit a request for.'],
  supplier_full: [
    'rule_broken',
    'The supplier’s schedule is full that day. Choose another day, or confirm that it should be booked anyway.',
  ],
  appointment_changed: [
    'conflict',
    'The appointment or the proposed times have changed meanwhile. Look at them again, then answer.',
  ],
  appointment_blocked: [
    'rule_broken',
    'This appointment can’t be confirmed at the moment. Ask your landlord about it.',
  ],
  no_tenant_to_ask: ['rule_broken', 'No tenant can answer here. Set the appointment yourself.'],
  too_many_views: ['over_limit', 'You can have up to {most} saved views. Delete one that you no longer need.'],
  too_many_templates: [
    'over_limit',
    'You can have up to {most} message templates. Delete one that you no longer need.',
  ],
  template_name_taken: ['conflict', 'There’s already a template with this name. Choose another name.'],
  view_name_taken: ['conflict', 'There’s already a view with this name. Choose another name.'],
  job_taken: ['conflict', 'Another supplier has already accepted this job.'],
  quote_sent: ['conflict', 'You’ve already sent a quote for this job. Wait for the answer to it.'],
  supplier_listed: ['conflict', 'Your business is already in the directory.'],
  expense_of_invoice: [
    'rule_broken',
    'This expense comes from a supplier’s invoice, so its amount can’t change here. Dispute the invoice instead.',
  ],
  invoice_job_not_done: [
    'rule_broken',
    'You can write an invoice once the job is completed, or canceled while it was under way.',
  ],
  invoice_without_price: ['rule_broken', 'Add a line with a price before you send the invoice.'],
  invoice_over_price: [
    'over_limit',
    'This invoice is above the price approved for the job. Lower it, or send a quote for the higher price and wait until the landlord approves it.',
  ],
  invoice_sent: ['rule_broken', 'This invoice was sent, so it can’t change. Void it, then write another one.'],
  invoice_number_used: [
    'conflict',
    'You’ve already sent an invoice with this number. Check the number on the paper, or void the other invoice first.',
  ],
  invoice_file_kept: [
    'rule_broken',
    'This file belongs to an invoice, so it can’t be removed. Replace it in the draft, or delete the draft.',
  ],
  invoice_voided_often: [
    'over_limit',
    'You’ve voided 10 invoices for this job, which is the maximum. Settle the amount with the landlord by message.',
  ],
  invoice_series_begun: ['rule_broken', 'You’ve already sent an invoice, so its series of numbers continues.'],
  invoice_needs_owner: [
    'forbidden',
    'This invoice is above the account’s spending limit. Ask an owner of the account to approve it.',
  ],
  invoice_reason_missing: ['rule_broken', 'Say what is wrong with the invoice, so that the supplier can correct it.'],
  invoice_payment_missing: ['rule_broken', 'Enter the payment date and how you paid.'],
  repair_cost_missing: [
    'rule_broken',
    'This repair isn’t completed, or its cost is missing. Complete it and enter the cost first.',
  ],
} as const satisfies Record<string, readonly [code: ErrorCode, sentence: string]>;

export type Reason = keyof typeof REASONS;

/** Names of the values that a sentence takes. */
type Named<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

export type ReasonValues<R extends Reason> = Record<Named<(typeof REASONS)[R][1]>, string | number>;
