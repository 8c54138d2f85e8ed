import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { TRANSLATED_KINDS } from '../../src/contract/translations.js';
import { CHAT_STATUSES } from '../../src/modules/chat/chat-session.states.js';
import { RECORDED } from '../../src/modules/people/recorded-looks.js';
import { SERVICE_REQUEST_STATES } from '../../src/modules/service-requests/service-request.states.js';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

const CALL = /(?:scope\.write|\.write|\.command|\.step|\.changed)\(\s*([^;]*?),\s*(?:async|\(|fn|invite)/g;
const ACTION = /'([a-z_]+\.[a-z_]+)'/g;

/** What a template literal stands for. */
const COMPOSED = [
  ...CHAT_STATUSES.map((status) => `chat.${status}`),
  ...SERVICE_REQUEST_STATES.map((status) => `service_request.${status}`),
  'payment_finding.book',
  'payment_finding.give_up',
  'payment_finding.dismiss',
  'message.send_email',
  'message.send_sms',
  'newsletter.confirm',
  'newsletter.unsubscribe',
  'invoice.sent',
  'invoice.approved',
  'invoice.disputed',
  'invoice.paid',
  'invoice.void',
  'quote.approved',
  'quote.refused',
  'subscription.report',
  'subscription.refund',
  'outbox.forget',
  'notification.forget',
  'translation.forget',
  'chat.forget',
  'form.forget',
  'lead.forget',
  ...[...RECORDED.values()].map(({ action }) => action),
  'audit.forget',
  'import.forget',
  'bulk_task.forget',
  'newsletter.forget',
  'listing.forget_questions',
  'session.code_failed',
  'session.code_throttled',
  'session.sign_in_failed',
  'session.sign_in_throttled',
  'offer.accepted',
  'offer.declined',
  'offer.withdrawn',
  'renewal.tenant_accepted',
  'renewal.tenant_declined',
  'renewal.tenant_ask',
  'tenant_notice.acknowledged',
  'tenant_notice.declined',
  'tenant_notice.withdrawn',
  'tenant_notice.kept',
  'tenant_notice.undone',
  'tenant_notice.reply',
];

function actionsOfSource(): string[] {
  const files = globSync('src/{modules,platform}/**/*.ts', { cwd: PROJECT_ROOT }).filter(
    (file) => !file.endsWith('.spec.ts'),
  );
  const calls = files.flatMap((file) =>
    [...readFileSync(join(PROJECT_ROOT, file), 'utf8').matchAll(CALL)].map(([, first = '']) => first),
  );
  return [
    ...new Set([
      ...calls.flatMap((first) => [...first.matchAll(ACTION)].map(([, action = '']) => action)),
      ...COMPOSED,
    ]),
  ].sort();
}

const ABOUT = /\.about\(\s*'([a-z_]+)'/g;

/** The kinds of objects that entries are about; those of readings and of translations are lists. */
function kindsOfSource(): string[] {
  const files = globSync('src/{modules,platform}/**/*.ts', { cwd: PROJECT_ROOT }).filter(
    (file) => !file.endsWith('.spec.ts'),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(join(PROJECT_ROOT, file), 'utf8').matchAll(ABOUT)].map(([, kind = '']) => kind),
  );
  return [...new Set([...named, ...[...RECORDED.values()].map(({ subject }) => subject), ...TRANSLATED_KINDS])].sort();
}

it.each(['en', 'fr', 'es'])('every kind of object in the audit log has words in %s', (language) => {
  const words = JSON.parse(
    readFileSync(join(PROJECT_ROOT, `web/src/features/admin/messages/${language}.json`), 'utf8'),
  ) as Record<string, string>;
  const kinds = kindsOfSource();
  expect(kinds).toEqual(expect.arrayContaining(['chat_session', 'payment_finding', 'webhook', 'user', 'lease']));
  expect(kinds.filter((kind) => !words[`admin.subject.${kind}`])).toEqual([]);
});

it.each(['en', 'fr', 'es'])('every action of the audit log has words in %s', (language) => {
  const words = JSON.parse(
    readFileSync(join(PROJECT_ROOT, `web/src/features/admin/messages/${language}.json`), 'utf8'),
  ) as Record<string, string>;
  const actions = actionsOfSource();
  expect(actions).toEqual(
    expect.arrayContaining([
      'session.sign_in_failed',
      'form.reopen',
      'lease.activate',
      'user.suspend',
      'two_factor.on',
      'ledger.check_failed',
      'user.invite',
    ]),
  );
  expect(actions.filter((action) => !words[`admin.action.${action}`])).toEqual([]);
});
