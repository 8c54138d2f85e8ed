import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/** Code that may act as the system, to which no row policy applies. A new caller needs a line here, so that a reviewer sees it. */
const CALLERS: Record<string, string[]> = {
  'src/backup.ts': ['backup command'],
  'src/modules/backups/run-backup.service.ts': ['backup'],
  'src/modules/moving/account-archive.service.ts': ['account archive'],
  'src/modules/moving/account-import.service.ts': ['account import'],
  'src/modules/moving/archive-links.service.ts': ['signed archive'],
  'src/modules/metrics/state-metrics.ts': ['metrics'],
  'src/modules/server-keys/server-keys.service.ts': ['server keys'],
  'src/modules/admin/jobs/failed-jobs.service.ts': ['failed jobs'],
  'src/modules/admin/jobs/schedules.service.ts': ['schedules'],
  'src/modules/admin/overview/overview.service.ts': ['admin overview'],
  'src/modules/admin/people/user-commands.service.ts': ['an admin looks after people'],
  'src/modules/admin/overview/zone-check.service.ts': ['time zone check'],
  'src/modules/admin/people/users.service.ts': ['when people were seen', 'who is locked out'],
  'src/modules/admin/people/user-access.service.ts': ['an admin looks after people'],
  'src/modules/invitations/invitation-acceptance.service.ts': ['invitation accepted', 'invitation link'],
  'src/modules/accounts/demo-people.service.ts': ['demo people'],
  'src/modules/auth/demo.service.ts': ['demo sign-in'],
  'src/modules/auth/first-admin.service.ts': ['first admin'],
  'src/modules/twofactor/confirmation.service.ts': ['confirmation'],
  'src/modules/accounts/designation.service.ts': ['two-step designation'],
  'src/modules/auth/own-sessions.service.ts': ['password after a code'],
  'src/modules/auth/openid/provider-sign-in.service.ts': ['sign-in by a provider'],
  'src/modules/invitations/invite-admin.ts': ['admin command'],
  'src/modules/auth/link-sign-in.service.ts': ['sign-in by link'],
  'src/modules/twofactor/two-factor-unlock.service.ts': ['second step opened'],
  'src/modules/sessions/session.service.ts': ['session of a token'],
  'src/modules/auth/sign-in.service.ts': ['sign-in'],
  'src/modules/auth/sign-up.service.ts': ['sign-up'],
  'src/modules/auth/verify-email.service.ts': ['e-mail verification', 'verification mail'],
  'src/modules/demo/demo-homes.ts': ['demo refill'],
  'src/modules/demo/demo-clearing.ts': ['demo refill'],
  'src/modules/demo/demo-filling.ts': ['demo refill'],
  'src/modules/demo/demo-world.service.ts': ['demo refill'],
  'src/modules/demo/demo-reset.service.ts': ['demo refill'],
  'src/modules/demo/demo-turn.ts': ['demo refill'],
  'src/modules/settings/stored-settings.service.ts': ['stored settings'],
  'src/modules/chat/answering/answering.service.ts': ['answers of the chat'],
  'src/modules/chat/inbox/team.service.ts': ['who is at work'],
  'src/modules/chat/automatic-answer.ts': ['automatic answer'],
  'src/modules/chat/chat-visitor.guard.ts': ['secret of a chat by email'],
  'src/modules/chat/mails/chat-emails-again.service.ts': ['emails of the chat turned on'],
  'src/modules/chat/mails/chat-emails.service.ts': ['emails of the chat stopped', 'link to a chat'],
  'src/modules/documents/download.controller.ts': ['signed download'],
  'src/modules/health/database.indicators.ts': ['health'],
  'src/modules/leases/lease-steps.service.ts': ['lease end'],
  'src/modules/leases/renew-lease.service.ts': ['lease term'],
  'src/modules/leases/tenants.service.ts': ['names on a lease'],
  'src/modules/lease-renewals/answer-offer.service.ts': ['renewal answer'],
  'src/modules/lease-renewals/expire-renewals.service.ts': ['renewal expiry'],
  'src/modules/lease-renewals/generate-renewals.service.ts': ['renewal detection'],
  'src/modules/regions/region-rule-store.service.ts': ['region rules'],
  'src/modules/expenses/recurring-expense-run.service.ts': ['recurring expenses'],
  'src/modules/maintenance/due-reminders.ts': ['due reminders'],
  'src/modules/maintenance/warranties/coverage-reminders.ts': ['coverage reminders'],
  'src/modules/maintenance/maintenance-run.service.ts': ['maintenance schedules'],
  'src/modules/on-call/left-colleagues.ts': ['on call'],
  'src/modules/on-call/on-call-link.service.ts': ['on-call link'],
  'src/modules/on-call/on-call-list.service.ts': ['names of colleagues'],
  'src/modules/on-call/on-call-run.ts': ['on call'],
  'src/modules/rent/recurring/recurring-charge-run.service.ts': ['recurring charges'],
  'src/modules/rent/rent-run.service.ts': ['rent run'],
  'src/modules/rent/late-fee-run.service.ts': ['late fees'],
  'src/modules/colleagues/account-people.service.ts': ['colleagues'],
  'src/modules/accounts/owner-actions.service.ts': ['an owner acts'],
  'src/modules/push/push-devices.service.ts': ['push devices'],
  'src/modules/push/pushes.service.ts': ['own push devices'],
  'src/modules/push/replace-push-key.ts': ['push key command'],
  'src/modules/webhooks/webhooks.service.ts': ['webhooks'],
  'src/modules/webhooks/webhook-log.service.ts': ['webhooks'],
  'src/modules/api-keys/api-keys.service.ts': ['api keys'],
  'src/modules/api-keys/key-lookup.service.ts': ['api key'],
  'src/modules/calendar-feeds/calendar-feeds.service.ts': ['calendar feed'],
  'src/modules/calendar-feeds/feed-lookup.service.ts': ['calendar feed'],
  'src/modules/crm/lead-reminders.ts': ['lead reminders'],
  'src/modules/crm/suppressions.service.ts': ['sales email stopped'],
  'src/modules/support/ratings/ask-ratings.service.ts': ['ticket rating'],
  'src/modules/support/ratings/ratings.service.ts': ['ticket rating'],
  'src/modules/people/readings.service.ts': ['reading of a page'],
  'src/modules/search/team/team-search.service.ts': ['search of the team'],
  'src/modules/payments/autopay-run.service.ts': ['autopay'],
  'src/modules/payments/payment-reports.service.ts': ['payment report'],
  'src/modules/payments/refund-reports.service.ts': ['refund report'],
  'src/modules/payments/refunds.service.ts': ['refund report'],
  'src/modules/payments/rent-reminders.service.ts': ['rent reminders'],
  'src/modules/payments/providers/sandbox/sandbox-provider.ts': ['sandbox provider'],
  'src/modules/payments/reconciliation/discrepancies.service.ts': ['payment finding'],
  'src/modules/payments/reconciliation/reconciliation.service.ts': ['reconciliation'],
  'src/modules/payments/providers/stripe/account-states.service.ts': ['connected account'],
  'src/modules/payments/providers/stripe/connected-accounts.ts': ['connected account'],
  'src/modules/payments/providers/stripe/payout-reports.service.ts': ['stripe payout'],
  'src/modules/payments/providers/stripe/onboarding.service.ts': ['connected account'],
  'src/modules/payments/providers/stripe/setup-events.service.ts': ['stripe event'],
  'src/modules/payments/providers/stripe/stripe-events.service.ts': ['stripe event'],
  'src/modules/payments/providers/sandbox/sandbox-clock.service.ts': ['sandbox payments'],
  'src/modules/profiles/account-deletion.service.ts': ['account deletion'],
  'src/modules/profiles/data-export.service.ts': ['own data'],
  'src/modules/service-requests/request-schedules.ts': ['offer expiry', 'request closing'],
  'src/modules/service-requests/talk/mentions.service.ts': ['people of a conversation'],
  'src/modules/service-requests/talk/talk-mails.ts': ['lines of a request'],
  'src/modules/tenant-notices/unanswered-notices.ts': ['unanswered notices'],
  'src/modules/service-requests/appointments/appointment-reminders.ts': ['appointment reminders'],
  'src/modules/invoices/reminders/invoice-reminders.ts': ['invoice reminders'],
  'src/modules/service-requests/reminders/step-reminders.ts': ['step reminders'],
  'src/modules/suppliers/paper-reminders.ts': ['paper reminders'],
  'src/modules/suppliers/chat.service.ts': ['landlord of a message'],
  'src/modules/suppliers/invited-sign-in.service.ts': ['sign-in link of an invited supplier'],
  'src/modules/suppliers/landlord-search.service.ts': ['landlords to write to'],
  'src/modules/suppliers/invitation.service.ts': ['supplier invitation'],
  'src/modules/suppliers/invitation-acceptance.service.ts': [
    'supplier invitation link',
    'supplier registers by invitation',
  ],
  'src/modules/billing/trial-mails.service.ts': ['trial mails'],
  'src/modules/subscriptions/charges.service.ts': ['subscription'],
  'src/modules/payments/landlord/received-mails.service.ts': ['mails about payments'],
  'src/modules/subscriptions/subscription-methods.service.ts': ['subscription'],
  'src/modules/subscriptions/subscription-orders.service.ts': ['subscription'],
  'src/modules/payments/providers/stripe/platform-events.service.ts': ['stripe event'],
  'src/modules/teams/staff-invitations.service.ts': ['team invitation'],
  'src/modules/newsletter/newsletter.service.ts': ['newsletter'],
  'src/modules/newsletter/send-issues.ts': ['newsletter'],
  'src/modules/translation/translations.service.ts': ['translation'],
  'src/modules/tenant-access/code-lookup.ts': ['tenant code'],
  'src/modules/tenant-access/tenant-access.service.ts': ['tenant adds a home', 'tenant code sign-in', 'tenant set-up'],
  'src/platform/files/file-vault.ts': ['file key'],
  'src/platform/outbox/delivery.ts': ['outbox delivery'],
  'src/platform/outbox/worker.ts': ['<handler>', 'schedule ${name}'],
  'src/modules/auth/password.service.ts': ['forgotten password', 'password change', 'password reset'],
  'src/modules/sessions/password-again.service.ts': ['password again'],
  'src/modules/auth/email-change.service.ts': ['change of address'],
  'src/modules/twofactor/two-factor-settings.service.ts': ['two-step settings'],
  'src/modules/twofactor/two-factor-codes.service.ts': ['two-step code'],
  'src/modules/twofactor/verify-code.service.ts': ['two-step code'],
};

const sources = () =>
  globSync('src/**/*.ts', { cwd: PROJECT_ROOT })
    .filter((name) => !name.endsWith('.spec.ts'))
    .map((file) => [file, readFileSync(join(PROJECT_ROOT, file), 'utf8')] as const);

it('only the listed callers act as the system', () => {
  const found: Record<string, string[]> = {};
  for (const [file, text] of sources()) {
    const reasons = [...text.matchAll(/\.asSystem\(\s*(?:'([^']+)'|`([^`]+)`|(\w+))/g)].map(
      (match) => match[1] ?? match[2] ?? `<${match[3]}>`,
    );
    if (reasons.length) found[file] = [...new Set(reasons)].sort();
  }
  expect(found).toEqual(CALLERS);
});

/** Changes without an entry in the audit log, and why none is needed. */
const HOUSEKEEPING: Record<string, string> = {
  'src/modules/mail-replies/read-mailbox.ts': 'marks of emails that can no longer be answered',
  'src/modules/admin/alerts/alert-mails.service.ts': 'that there are fewer of what admins were told about',
  'src/modules/chat/inbox/desks.service.ts': 'how far staff have read a chat, and drafts, saved as they are typed',
  'src/modules/chat/typing.service.ts': 'a live message that someone is typing; no row changes',
  'src/modules/chat/visitor-pages.service.ts': 'the page that a visitor is on: with each page that they open',
  'src/modules/chat/visitor-seen.service.ts': 'how far a visitor has read',
  'src/modules/support/team/desks.service.ts': 'a draft, and that someone is writing: kept every few seconds',
  'src/modules/sessions/session.service.ts': 'when a session was last seen',
  'src/modules/accounts/tidy-links.ts': 'links that are long over',
  'src/modules/api-keys/key-lookup.service.ts': 'when a key was last used',
  'src/modules/calendar-feeds/feed-lookup.service.ts': 'when a calendar was last read',
  'src/modules/push/tidy-pushes.ts': 'devices whose sessions have ended, and replaced keys of push messages',
  'src/modules/webhooks/tidy-webhooks.ts': 'messages of webhooks after a month, and secrets that no longer sign',
  'src/modules/api-keys/tidy-api-keys.ts': 'keys that stopped working three months ago',
  'src/modules/sessions/tidy-sessions.ts': 'sessions that are long over: their end stands in the log',
  'src/modules/rent/rent-run.service.ts': 'statistics of tables that a run has filled',
  'src/modules/twofactor/tidy-challenges.ts': 'codes that are long over',
  'src/modules/twofactor/two-factor-keys.service.ts': 'which server key recovery codes are under',
  'src/modules/leases/tenant-code-keys.service.ts': 'which server key codes are under',
  'src/modules/tenant-access/code-lookup.ts': 'a code’s hash under the current server key',
  'src/platform/outbox/worker.ts': 'how the last run of a schedule went',
  'src/platform/outbox/tidy-handled.ts': 'marks of messages that cannot come again',
};

/** Code that reaches the database without `Scope`. It writes only technical data and no row of a module. */
const PAST_SCOPE: Record<string, string> = {
  'src/modules/backups/backup-files.ts': 'names the entities for the schema of a scratch database',
  'src/modules/backups/run-backup.service.ts': 'holds the lock of a backup',
  'src/modules/moving/account-import.service.ts':
    'the owner’s transaction, in which triggers are off; its audit entry commits with the rows',
  'src/platform/backup/restore-backup.ts': 'restores into an empty database',
  'src/platform/backup/scratch.ts': 'makes and drops the database that a backup is tried in',
  'src/platform/backup/take-backup.ts': 'reads everything in one snapshot, as the system',
  'src/platform/database/database-watch.ts': 'asks whether the database is there',
  'src/platform/database/database.module.ts': 'opens the pools',
  'src/platform/database/concurrent-migration.ts': 'builds indexes while the product runs',
  'src/platform/database/migrate.ts': 'makes the tables',
  'src/platform/database/missing-migrations.ts': 'asks which migrations have run',
  'src/platform/database/orm-options.ts': 'describes the tables',
  'src/platform/database/replica-pool.ts': 'connections to the replica, for Scope.read',
  'src/platform/database/replica.ts':
    'whether the replica has everything, asked of both servers; Scope begins the transaction',
  'src/platform/database/scoped-dialect.ts': 'begins and ends the transactions of Scope',
  'src/platform/database/tokens.ts': 'names the pool',
  'src/platform/database/system-transaction.ts': 'the transactions of the two services below',
  'src/platform/files/resumable/resumable-uploads.ts': 'parts of uploads, before anything is filed',
  'src/platform/files/upload-quota.ts': 'space that uploads reserve',
  'src/platform/database/watched-client.ts': 'the connections of the pools',
  'src/platform/idempotency/idempotency-store.ts': 'claims of requests',
  'src/platform/live/live-listener.ts': 'listens',
  'src/platform/outbox/jobs.ts': 'the queue',
  'src/platform/outbox/migrate-queue.ts': 'the queue’s own tables',
  'src/platform/scope/scope.ts': 'is Scope',
  'src/platform/throttle/throttle.ts': 'attempts that are counted',
  'src/schema-sql.ts': 'drafts migrations',
};

it('SF-019 nothing is changed but by a verb, which writes its entry of the audit log, or in the listed places', () => {
  const saying = (pattern: RegExp) =>
    sources()
      .filter(([, text]) => pattern.test(text))
      .map(([file]) => file)
      .sort();
  expect(saying(/\.writeUnaudited\(/)).toEqual(Object.keys(HOUSEKEEPING).sort());
  expect(saying(/READ_POOL|\bpg\.(?:Pool|Client)\b|\bMikroORM\b|\.fork\(|\bPgBoss\b/)).toEqual(
    Object.keys(PAST_SCOPE).sort(),
  );
});
