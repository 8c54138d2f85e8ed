import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EVERY_REQUEST } from '../../src/platform/throttle/shared-storage.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { routesOf, type Route } from '../support/routes.js';

/** Limits that are counted in a service, and why a decorator can't count them. A new limit is on its route, or needs a line here. */
const IN_SERVICE: Record<string, string> = {
  'chat-translate': 'by the conversation, whose visitor may be anyone; the source is counted too',
  'translation-visitor': 'characters that are paid for, by the conversation of the chat',
  'signin-source': 'failures alone; given back when the password was right',
  'signin-account': 'failures alone, by the address in the body',
  'signin-known': 'failures alone, by account and source',
  'signin-note': 'entries of the log, not requests',
  'supplier-sign-in': 'sign-in links to an invited supplier; past it nothing is sent and nothing is said',
  'signin-link': 'mails to a person; past it nothing is sent and nothing is said',
  'mail-address': 'mails to a person; past it nothing is sent and nothing is said',
  'password-again': 'failures alone, on every route that asks for the password',
  'password-again-day': 'failures alone; past it the session ends',
  'password-guessed': 'mails, not requests',
  'postal-address': 'changes of an account, each of which mails its owners; after the guard',
  'payment-instructions': 'changes of an account, each of which mails its tenants; after the password',
  'archive-download': 'by the owner for whom the address was signed, who has no session there',
  'api-key': 'every request of a key, before its route is known to allow it',
  'calendar-read': 'readings of an address that works, by the address; what is none is counted nowhere',
  'new-password': 'the hash, wherever one is made',
  '2fa-challenge': 'by the challenge in the body, in its transaction',
  '2fa-person': 'by the person of the challenge, in its transaction',
  '2fa-source': 'requests without a challenge alone',
  '2fa-address': 'mails to a person; past it nothing is sent and nothing is said',
  '2fa-day': 'failures alone',
  '2fa-loose-day': 'failures alone',
  '2fa-link': 'by the person of the challenge',
  'code-source': 'failures alone',
  'code-network': 'failures alone',
  'code-source-flood': 'failures alone, in a flood',
  'code-network-flood': 'failures alone, in a flood',
  'code-flood-day': 'failures alone, in a flood',
  'code-flood-note': 'entries of the log, not requests',
  'code-instance': 'failures alone, of all sources together',
  'chat-say': 'lines of visitors; staff answer on the same route',
  'chat-typing': 'by person for staff and by source for visitors, on the same route',
  'chat-again-mail': 'mails to an address; past it nothing is sent, as the link of the first one works',
  'chat-unproven-mail': 'mails to an address; past it nothing is sent and nothing is said',
  'document-upload': 'files, wherever one is stored, before its space is reserved',
  'import-person': 'a second limit on its route, which leaves out the demo',
  'landlord-search': 'searches with words, once the right to search is known',
  'listing-photo': 'sizes that have to be made; a size that is kept costs nothing',
  'mail-reply': 'emails, not requests',
  push: 'messages to a person, not requests; past it nothing is sent, and the notification is in the list',
  'translation-characters': 'characters, not requests; by the account whose conversation it is',
};

/** Which handlers a limit is on. */
const ON_ROUTES: Record<string, string[]> = {
  signup: ['AuthController.signUp'],
  demo: ['AuthController.enterDemo'],
  google: [
    'GoogleBrowserController.login',
    'GoogleController.signIn',
    'OpenIdController.login',
    'OpenIdController.ticket',
  ],
  'mail-source': ['AccountController.forgot'],
  'mail-own': ['AuthController.resendVerification'],
  link: [
    'AccountController.reset',
    'AuthController.setUpAdmin',
    'InvitedController.accept',
    'InvitedController.look',
    'SecondStepLinkController.unlock',
    'SignInLinkController.enter',
  ],
  coverage: ['CoverageController.create'],
  '2fa-verify': ['TwoFactorController.sendLink', 'TwoFactorController.verify'],
  'chat-begin': ['VisitorChatController.begin'],
  'chat-page': ['VisitorChatController.visit'],
  'chat-tag': ['ChatTagsController.change'],
  'chat-translate-source': ['VisitorChatController.translate'],
  'chat-email': ['ChatEmailsController.ask', 'ChatEmailsController.leave'],
  'chat-seen': ['ChatEmailsController.note'],
  'chat-link': ['ChatEmailsController.return', 'ChatEmailsController.turnOn'],
  'chat-stop': ['ChatEmailsController.stop'],
  'chat-note': ['ChatTeamController.handOver', 'ChatTeamController.note'],
  'chat-duty': ['ChatTeamController.setDuty', 'ChatTeamController.setDutyOf'],
  'ticket-caller': ['CallersController.change', 'CallersController.file'],
  'ticket-note': ['TicketTeamController.note'],
  'ticket-rating': ['TicketRatingsController.answer', 'TicketRatingsController.look'],
  'supplier-message': ['ChatController.send'],
  'sales-unsubscribe': ['SalesEmailsController.unsubscribe'],
  'request-line': ['MyJobsController.say', 'TalkController.say'],
  'team-invitation': ['StaffController.invite'],
  'price-need': ['MyJobsController.priceNeeded'],
  'colleague-invitation': ['ColleaguesController.invite', 'ColleaguesController.inviteAgain'],
  'supplier-link': [
    'InvitationController.look',
    'InvitationController.open',
    'InvitationController.register',
    'InvitationController.signInLink',
  ],
  'form-source': [
    'FormsController.contact',
    'FormsController.demo',
    'FormsController.inquiry',
    'FormsController.trial',
  ],
  newsletter: ['NewsletterController.ask'],
  'newsletter-test': ['NewsletterIssuesController.test'],
  'appointment-proposal': ['AppointmentsController.propose'],
  'bulk-message': ['BulkMessageController.send'],
  'owed-reminders': ['OwedController.remind'],
  'welcome-mails': ['BulkTaskController.mailLetters'],
  search: ['SearchController.find'],
  'settings-test-mail': ['SettingsController.testMail'],
  'listing-question': ['ListingQuestionController.ask'],
  'direct-message': ['DirectMessagesController.email', 'DirectMessagesController.sms'],
  'data-export': ['OwnDataController.export'],
  'account-archive': ['MovingController.link'],
  'accountant-package': ['AccountantController.download'],
  'api-key-new': ['ApiKeysController.create'],
  'calendar-new': ['CalendarFeedsController.make'],
  'push-device': ['PushController.add'],
  'push-test': ['PushController.test'],
  'webhook-new': ['WebhooksController.create', 'WebhooksController.replaceSecret'],
  'webhook-send': ['WebhooksController.replay', 'WebhooksController.test'],
  'backup-start': ['BackupsController.start'],
  'import-source': ['ImportController.check', 'ImportController.columns', 'ImportController.mistakes'],
  'invoice-draft': ['InvoiceController.begin'],
  'maintenance-schedule': ['MaintenanceScheduleController.create'],
  'maintenance-schedule-change': ['MaintenanceScheduleController.update'],
  'on-call-test': ['OnCallController.test'],
  'on-call-link': ['OnCallLinkController.acknowledge', 'OnCallLinkController.look'],
  'invoice-sender': ['InvoiceSettingsController.saveSender'],
  'invoice-step': ['InvoiceController.step'],
  'lead-import': ['LeadTablesController.import'],
  'lead-mail': ['LeadsController.email'],
  'template-test': ['TemplatePreviewsController.test'],
  'request-filed': ['ServiceRequestController.file'],
  'tenant-notice': ['OwnNoticesController.give', 'OwnNoticesController.withdraw'],
  ticket: ['TicketsController.create'],
  translations: ['TranslationController.translate'],
  'ticket-message': ['TicketsController.answer'],
};

/** Routes that are registered without the prefix that `routesOf` adds to all. */
const OUTSIDE_PREFIX = /^\/api\/(?=api\/|ping$|healthz$)/;

/** The names of all limits, wherever in the sources they are written. */
function written(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  return files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/name: '([\w-]+)', points:/g)].map(([, name]) => String(name)),
  );
}

describe('limits on attempts', () => {
  let test: TestApp;
  let routes: Route[];
  beforeAll(async () => {
    test = await startTestApp({
      RATE_LIMIT_FACTOR: '0.01',
      SOURCE_REQUESTS_PER_SECOND: '100000',
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    });
    routes = routesOf(test);
  });
  afterAll(() => test.close());

  it('SEC-10 each is named on its route, or its service is a line of the list with a reason', () => {
    const named = Object.fromEntries(
      [...new Set(routes.flatMap(({ limit }) => limit ?? []))].map((limit) => [
        limit,
        [...new Set(routes.filter((route) => route.limit === limit).map(({ handler }) => handler))].sort(),
      ]),
    );
    expect(named).toEqual(ON_ROUTES);
    expect(written().sort()).toEqual([...Object.keys(ON_ROUTES), ...Object.keys(IN_SERVICE)].sort());
  });

  it('SEC-10 every route has the general one, by source: past it 429 says when to try again, before anything else is looked at', async () => {
    const [here, away] = ['198.18.77.1', '198.18.77.2'];
    const ask = (method: Route['method'], path: string, from = here) =>
      test.http(method, path).set('X-Forwarded-For', from);
    for (let at = 0; at < EVERY_REQUEST.points / 100; at += 1) await ask('get', '/api/listings').expect(200);
    const other: unknown[] = [];
    for (const { method, path } of routes) {
      const { status, body, headers } = await ask(method, path.replace(OUTSIDE_PREFIX, '/').replace(/:\w+/g, '0'));
      const wait = Number(headers['retry-after']);
      if (
        status !== 429 ||
        (method !== 'head' && body.code !== 'too_many_requests') ||
        !(wait >= 1 && wait <= EVERY_REQUEST.seconds)
      )
        other.push([method, path, status]);
    }
    expect(other).toEqual([]);
    await ask('get', '/api/listings', away).expect(200);
  });
});
