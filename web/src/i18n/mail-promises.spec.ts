import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@contract/languages';
import { expect, it } from '@jest/globals';

/**
 * An installation without SMTP_URL sends no email. A sentence that promises one is shown within `Mailed`, which says where the
 * message is instead, or has words for that case itself (`{mail, select, kept {…} other {…}}`, from `useMailWord`).
 */
const PROMISE =
  /we(’ve| have) sent|we sent|we(’ll)? send|(we|we’ll|it) (also )?email|\bgets? (an? )?(message|notice and)|\bgets? (it by |a link by |an |a )?e-?mail|by email\b|an email (about|to|for|from|and|with|when)|is on its way|are on their way|check your inbox|check your email/i;
const HAS_BOTH = /\{mail, select, kept \{/;

/** Read one by one: why each needs no other words. */
const REVIEWED: Record<string, readonly string[]> = {
  'about money, a chat or a request, not an email': [
    'subscriptions.processing',
    'payments.done.processingSoon',
    'chat.waiting',
    'service-requests.floor.sent',
    'rental-marketplace.ask.sent',
    'renewals.moveOut.early',
    'auth.second.by.sms.text',
    'auth.second.typed.sms',
  ],
  'the account shows it too, by a notification': [
    'suppliers.ratings.report.open',
    'renewals.moveOut.deposit',
    'renewals.moveOut.withdrawExplained',
  ],
  'a message to other software': ['account.webhooks.empty.text'],
  'what the product is or was, for someone who chooses it': [
    'samples.screening.history.text',
    'product-tour.dashboard.text',
    'whats-new.releases.r320.feature.letters',
    'newsletter.meta.description',
    'newsletter.lead',
    'maintenance-management.offers.text',
    'maintenance-management.list.plumber.text',
    'features.across.replies.title',
    'features.across.replies.text',
    'features.across.reminders.text',
  ],
  'terms and policy, for the operator to keep': ['terms.fees.declared', 'terms.changes.text', 'privacy.changes.text'],
  'the next step says where the message is': [
    'auth.second.by.email.text',
    'auth.forgot.intro',
    'account.twoStep.ask.on.text',
    'account.twoStep.verifyFirst',
  ],
  'only someone who has the link reads it': [
    'auth.unlock.meta.description',
    'auth.link.meta.description',
    'live-chat-support.again.text',
  ],
  'names a choice, a state or a page': [
    'account.twoStep.byEmail',
    'landlords.tenant.accountEmail',
    'account.twoStep.turnOn',
    'account.paymentEmails.each',
    'rent.notReached',
    'errors.nobody_reached',
    'account.webhooks.sent',
    'account.settings.meta.description',
    'account.language.help',
  ],
  'for admins, who have the outbox': [
    'admin.outbox.again',
    'admin.outbox.emptyText',
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
  ...[
    ...files('web/src/{api,app,features,nav,shared,ui,i18n,site}/**/messages/en.json'),
    ...files('web/src/site/**/{pages,fragments}/**/en.json'),
  ].map((file) => JSON.parse(readFileSync(file, 'utf8'))),
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

it('has both words in each language', () => {
  const other = LANGUAGES.filter(({ code }) => code !== 'en').flatMap(({ code }) =>
    files(`web/src/{api,app,features,nav,shared,ui,i18n,site}/**/messages/${code}.json`).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
    ),
  );
  const lacking = other.filter(([id, text]) => HAS_BOTH.test(messages[id] ?? '') && !HAS_BOTH.test(text));
  expect(lacking).toEqual([]);
});
