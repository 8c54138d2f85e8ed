import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/app.js';
import { fieldsOf } from '../support/dto-fields.js';
import { routesOf, type Route } from '../support/routes.js';

/**
 * Changes that two people of the team can make to the same thing, with the test in which the second one is refused: the first word of a
 * browser test, or a file in test/modules. The request says what its sender saw, or that a colleague's work is taken over on purpose.
 */
const REFUSED: Record<string, string> = {
  'patch /api/chat-sessions/:id': 'COLLIDE-1',
  'post /api/chat-messages': 'HOLD-01',
  'post /api/chat-inbox/:id/hand-over': 'COLLIDE-5',
  'patch /api/support-tickets/:id': 'COLLIDE-1',
  'post /api/support-tickets/bulk': 'COLLIDE-1',
  'post /api/support-tickets/:id/messages': 'HOLD-1',
  'put /api/support-tickets/:id/requester': 'COLLIDE-9',
  'put /api/support-targets': 'COLLIDE-8',
  'patch /api/crm-leads/:id': 'COLLIDE-2',
  'post /api/crm-leads/:id/emails': 'COLLIDE-16',
  'post /api/payment-findings/:id/resolve': 'COLLIDE-17',
  'post /api/support-tickets/:id/split': 'COLLIDE-18',
  'post /api/admin/users/:id/two-factor-reset/confirm': 'COLLIDE-22',
  'put /api/admin/settings/:name': 'COLLIDE-3',
  'put /api/announcements/:id': 'COLLIDE-3',
  'patch /api/email-templates/:id': 'COLLIDE-3',
  'post /api/email-templates/:id/versions/:versionId/restore': 'COLLIDE-10',
  'put /api/admin/users/:id': 'COLLIDE-3',
  'put /api/chat-answers/:id': 'COLLIDE-4',
  'put /api/newsletter/issues/:id': 'COLLIDE-6',
  'post /api/newsletter/issues/:id/schedule': 'COLLIDE-11',
  'put /api/admin/region-rules/:region/:topic': 'COLLIDE-7',
  'put /api/admin/region-rules/:region/counties/:county': 'COLLIDE-12',
  'post /api/admin/accounts/:id/trial': 'COLLIDE-8',
  'put /api/rating-reports/:id/decision': 'COLLIDE-13',
  'patch /api/listings/:id': 'COLLIDE-14',
  'patch /api/suppliers/:id': 'COLLIDE-15',
  'patch /api/suppliers/staff/:id': 'suppliers/chat-and-staff',
  'patch /api/service-requests/:id': 'service-requests/refusals',
};

const ADDS = 'adds something beside what a colleague adds';
const OWN = 'is one’s own';
const SAME = 'is the same, no matter how many ask for it, and has no text that could be lost';
const ONCE = 'happens once: the second is told, or gets the result of the first';

/** Changes for which it doesn't matter who else makes them. */
const HARMLESS: Record<string, string> = {
  'post /api/admin/failed-jobs/:id/retry': ONCE,
  'post /api/admin/schedules/:name/run': ONCE,
  'post /api/admin/outbox/:id/send': ONCE,
  'post /api/admin/backups': ONCE,
  'post /api/admin/demo/reset': ONCE,
  'post /api/admin/users': ONCE,
  'post /api/admin/users/:id/invitation': SAME,
  'post /api/admin/users/:id/suspend': SAME,
  'post /api/admin/users/:id/reactivate': SAME,
  'post /api/admin/users/:id/unlock': SAME,
  'post /api/admin/users/:id/end-sessions': SAME,
  'post /api/admin/users/:id/two-factor-reset': ONCE,
  'delete /api/admin/users/:id/two-factor-reset': SAME,
  'delete /api/admin/users/:id': SAME,
  'post /api/admin/accounts/:id/enterprise': SAME,
  'post /api/announcements': ADDS,
  'delete /api/announcements/:id': SAME,
  'post /api/chat-answers': ONCE,
  'delete /api/chat-answers/:id': SAME,
  'put /api/chat-inbox/:id/desk': OWN,
  'post /api/chat-inbox/:id/ticket': ONCE,
  'post /api/chat-inbox/:id/lead': ONCE,
  'put /api/chat-inbox/duty': OWN,
  'put /api/chat-inbox/team/:id/duty': SAME,
  'post /api/chat-inbox/:id/notes': ADDS,
  'patch /api/chat-inbox/:id/tags': ADDS,
  'post /api/crm-leads': ONCE,
  'post /api/crm-leads/import': ADDS,
  'post /api/crm-leads/:id/activities': ADDS,
  'post /api/crm-leads/:id/merge': ONCE,
  'post /api/crm-leads/:id/stop-emails': SAME,
  'post /api/crm-leads/:id/email-preview': 'stores nothing',
  'post /api/email-templates/preview': 'stores nothing',
  'post /api/email-templates/test-mail': OWN,
  'post /api/email-templates': ADDS,
  'delete /api/email-templates/:id': SAME,
  'post /api/send-email': ADDS,
  'post /api/send-sms': ADDS,
  'patch /api/form-submissions/:id': 'is the same for both, and the first one stays named',
  'post /api/newsletter/issues': ADDS,
  'post /api/newsletter/issues/:id/test': OWN,
  'post /api/newsletter/issues/:id/unschedule': ONCE,
  'delete /api/newsletter/issues/:id': SAME,
  'delete /api/newsletter/subscribers/:id': SAME,
  'post /api/admin/settings/test-mail': OWN,
  'post /api/suppliers/:id/staff': ADDS,
  'post /api/support-tickets': ADDS,
  'post /api/support-tickets/for-caller': ADDS,
  'post /api/support-tickets/:id/merge': ONCE,
  'post /api/support-tickets/:id/notes': ADDS,
  'put /api/support-tickets/:id/desk': OWN,
  'post /api/team-views': OWN,
  'delete /api/team-views/:id': OWN,
};

/** Routes without a role that the team uses as well as visitors. */
const OPEN = ['patch /api/chat-sessions/:id', 'post /api/chat-messages'];
/** What a request says that its sender saw, or means to take over. */
const SEEN = ['version', 'versions', 'seen', 'takeOver'];
/** Conversations have no field for it: the person who answers one is named in it, and `chat_held` refuses the others. */
const BY_HOLDER = ['patch /api/chat-sessions/:id'];
/** What can happen only once needs no field either: what isn’t open, or isn’t in the ticket any more, is refused. */
const BY_STATE = [
  'post /api/payment-findings/:id/resolve',
  'post /api/support-tickets/:id/split',
  'post /api/admin/users/:id/two-factor-reset/confirm',
];

describe('two members of the team at once', () => {
  let test: TestApp;
  let routes: Map<string, Route>;
  beforeAll(async () => {
    test = await startTestApp();
    routes = new Map(routesOf(test).map((route) => [`${route.method} ${route.path}`, route]));
  });
  afterAll(() => test.close());

  it('COLLIDE: every change of the team is on one of the two lists', () => {
    const changes = [...routes].filter(([name, { method, roles }]) => {
      if (method === 'get' || method === 'head') return false;
      // What all roles may do is each person's own, apart from what is listed.
      const ofTeam = roles.includes('admin') || roles.includes('staff');
      const ofEveryone = roles.includes('tenant') && !(name in REFUSED || name in HARMLESS);
      return (ofTeam && !ofEveryone) || OPEN.includes(name);
    });
    expect(changes.map(([name]) => name).sort()).toEqual([...Object.keys(REFUSED), ...Object.keys(HARMLESS)].sort());
  });

  it('COLLIDE: what would overwrite a colleague’s change says what was seen', () => {
    const silent = Object.keys(REFUSED).filter((name) => {
      const { body } = routes.get(name) ?? {};
      return (
        ![...BY_HOLDER, ...BY_STATE].includes(name) &&
        !(body && fieldsOf(body).some((field) => SEEN.includes(field.name)))
      );
    });
    expect(silent).toEqual([]);
  });

  it('COLLIDE: a test has the second one refused', () => {
    const browser = readdirSync('test/browser').filter((name) => name.endsWith('.spec.ts'));
    const titles = browser.flatMap((name) => read('test/browser', name).match(/^ *test\(\s*'[^']+/gm) ?? []);
    const isShown = (by: string) =>
      by.includes('/')
        ? /\b409\b/.test(read('test/modules', `${by}.spec.ts`))
        : titles.some((title) => title.includes(`${by} `));
    expect(Object.entries(REFUSED).filter(([, by]) => !isShown(by))).toEqual([]);
  });
});

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');
