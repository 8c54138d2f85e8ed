import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/**
 * An installation without SMTP_URL sends no email. A sentence that promises one is shown within `Mailed`, which says where the
 * message is instead, or has words for that case itself (`{mail, select, kept {…} other {…}}`, from `useMailWord`).
 */
const PROMISE =
  /we(’ve| have) sent|we sent|we’ll send|(we|it) email|\bgets? (it by |a link by |an |a )?e-?mail|by email\b|an email (about|to|for|from|and|with|when)|is on its way|are on their way|check your inbox|check your email/i;
const HAS_BOTH = /\{mail, select, kept \{/;

/** Read one by one: why each needs no other words. */
const REVIEWED: Record<string, readonly string[]> = {
  'about money, a chat or a request, not an email': [
    'subscriptions.processing',
    'payments.done.processingSoon',
    'chat.waiting',
    'service-requests.floor.sent',
    'renewals.moveOut.early',
    'auth.second.by.sms.text',
    'auth.second.typed.sms',
  ],
  'the next step says where the message is': [
    'auth.second.by.email.text',
    'auth.forgot.intro',
    'suppliers.invitation.onward',
    'account.twoStep.ask.on.text',
  ],
  'only someone who has the link reads it': ['auth.unlock.meta.description', 'auth.link.meta.description'],
  'names a choice, a state or a page': [
    'account.twoStep.byEmail',
    'landlords.tenant.accountEmail',
    'account.twoStep.turnOn',
    'account.paymentEmails.each',
    'rent.notReached',
    'errors.nobody_reached',
    'account.webhooks.sent',
  ],
  'for admins, who have the outbox': [
    'admin.outbox.again',
    'admin.schedule.mail-replies.read',
    'admin.area.mail_reply',
    'admin.action.trial.tell',
    'admin.action.mail_reply.keep',
    'admin.action.lease_message.tell',
    'admin.action.supplier_message.tell',
    'admin.action.service_request.tell_lines',
  ],
};

const files = (pattern: string) => globSync(pattern).filter((file) => !/\.spec\.|\/help\//.test(file));
const messages = Object.assign(
  {},
  ...files('web/src/{api,app,features,nav,shared,ui,i18n}/**/messages/en.json').map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  ),
) as Record<string, string>;
const within = files('web/src/**/*.{ts,tsx}')
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/<Mailed\b[^>]*>([\s\S]*?)<\/Mailed>|mailedTitle\((.*)\)/g),
  ])
  .flatMap(([, inner, title = '']) => [...(inner ?? title).matchAll(/t\(\s*'([^']+)'/g)].map(([, id = '']) => id));

it('promises an email nowhere without words for an installation that sends none', () => {
  const reviewed = new Set(Object.values(REVIEWED).flat());
  const found = Object.entries(messages)
    .filter(([id, text]) => PROMISE.test(text) && !HAS_BOTH.test(text) && !within.includes(id) && !reviewed.has(id))
    .map(([id, text]) => `${id}: ${text}`);
  expect(found).toEqual([]);
  expect([...reviewed].filter((id) => !PROMISE.test(messages[id] ?? ''))).toEqual([]);
});
