import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KEY_SCOPES } from '../../src/contract/api-keys.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { routesOf, type Route } from '../support/routes.js';

/** Every route that API keys may call, by the scope that it needs. A new one needs a line here, so that a reviewer sees it. */
const OPEN: Record<string, string[]> = {
  'portfolio:read': [
    'get /api/coverages/of-unit/:unitId',
    'get /api/landlords/listings',
    'get /api/landlords/properties',
    'get /api/landlords/properties/:id',
    'get /api/landlords/properties/:id/region-rules',
    'get /api/landlords/units/:id',
    'get /api/landlords/units/:id/listing',
  ],
  'portfolio:write': [
    'post /api/landlords/properties',
    'post /api/landlords/properties/:id/units',
    'put /api/landlords/properties/:id',
    'put /api/landlords/units/:id',
  ],
  'leases:read': [
    'get /api/landlords/leases',
    'get /api/landlords/leases/:id',
    'get /api/landlords/leases/:id/rent-changes',
    'get /api/landlords/leases/:id/tenant-notices',
    'get /api/landlords/tenants',
    'get /api/landlords/tenants/:id',
    'get /api/lease-renewals/recommendations',
    'get /api/lease-renewals/recommendations/:id',
    'get /api/tenant-notices',
  ],
  'leases:write': [
    'delete /api/landlords/leases/:id',
    'delete /api/landlords/leases/:id/tenants/:tenantId',
    'patch /api/landlords/leases/:id',
    'patch /api/landlords/leases/:id/tenants/:tenantId',
    'post /api/landlords/leases/:id/activate',
    'post /api/landlords/leases/:id/end',
    'post /api/landlords/leases/:id/notice',
    'post /api/landlords/leases/:id/notice/withdraw',
    'post /api/landlords/leases/:id/renew',
    'post /api/landlords/leases/:id/renew/cancel',
    'post /api/landlords/leases/:id/tenants',
    'post /api/landlords/units/:id/leases',
  ],
  'payments:read': [
    'get /api/landlords/leases/:id/ledger',
    'get /api/landlords/leases/:id/ledger/summary',
    'get /api/landlords/leases/:id/recurring-charges',
    'get /api/landlords/owed',
    'get /api/landlords/owed/totals',
    'get /api/landlords/payments',
    'get /api/landlords/payments/totals',
    'get /api/leases/:id/statement',
    'get /api/leases/:id/statement/lines',
    'get /api/payments',
    'get /api/payments/:id',
    'get /api/payments/:id/receipt',
  ],
  'payments:write': [
    'post /api/landlords/leases/:id/charges',
    'post /api/landlords/leases/:id/credits',
    'post /api/landlords/leases/:id/ledger/:entryId/reverse',
    'post /api/landlords/leases/:id/payments',
    'post /api/landlords/leases/:id/recurring-charges',
    'post /api/landlords/leases/:id/recurring-charges/:chargeId/amount',
    'post /api/landlords/leases/:id/recurring-charges/:chargeId/stop',
    'post /api/landlords/payments/rows',
  ],
  'maintenance:read': [
    'get /api/coverages/of-request/:requestId',
    'get /api/maintenance-schedules',
    'get /api/maintenance-schedules/:id',
    'get /api/preferred-suppliers',
    'get /api/service-requests',
    'get /api/service-requests/:id',
    'get /api/suppliers',
    'get /api/suppliers/:id',
  ],
  'maintenance:write': [
    'delete /api/maintenance-schedules/:id',
    'patch /api/maintenance-schedules/:id',
    'patch /api/service-requests/:id',
    'post /api/maintenance-schedules',
    'post /api/service-requests',
    'post /api/service-requests/:id/lines',
  ],
  'expenses:read': [
    'get /api/expenses',
    'get /api/expenses/:id',
    'get /api/invoices',
    'get /api/invoices/owed',
    'get /api/recurring-expenses',
    'get /api/recurring-expenses/:id',
  ],
  'expenses:write': [
    'delete /api/expenses/:id',
    'delete /api/recurring-expenses/:id',
    'patch /api/expenses/:id',
    'patch /api/recurring-expenses/:id',
    'post /api/expenses',
    'post /api/recurring-expenses',
    'post /api/service-requests/:id/expense',
  ],
  'documents:read': [
    'get /api/documents',
    'get /api/documents/:id',
    'get /api/documents/:id/versions',
    'get /api/documents/folders',
  ],
  'documents:write': ['patch /api/documents/:id', 'post /api/documents'],
  'messages:read': ['get /api/messages'],
  'messages:write': ['post /api/messages'],
  'reports:read': [
    'get /api/reports/:report',
    'get /api/reports/:report/csv',
    'get /api/reports/:report/pdf',
    'get /api/reports/entries',
    'get /api/reports/entries/total',
  ],
};

/** Every route that a landlord may call and a key may not. A new route is here, or is opened above. */
const CLOSED = [
  'get /api/messages/threads',
  'post /api/service-requests/:id/offers',
  'delete /api/api-keys/:id',
  'delete /api/auth/sessions/:id',
  'delete /api/colleagues/:id',
  'delete /api/coverages/:id',
  'delete /api/documents/:id',
  'delete /api/landlords/units/:id/lodgewell-plan',
  'delete /api/listings/:id/favorite',
  'delete /api/messages/templates/:id',
  'delete /api/request-views/:id',
  'delete /api/service-requests/:id/board',
  'delete /api/uploads/:id',
  'get /api/api-keys',
  'get /api/auth/sessions',
  'get /api/auth/two-factor',
  'get /api/billing',
  'get /api/billing/quote',
  'get /api/colleagues',
  'get /api/documents/archive',
  'get /api/documents/usage',
  'get /api/events',
  'get /api/expenses/export.csv',
  'get /api/invoices/:id',
  'get /api/invoices/:id/file.pdf',
  'get /api/landlords/accountant-package',
  'get /api/landlords/bulk-tasks',
  'get /api/landlords/bulk-tasks/:id',
  'get /api/landlords/bulk-tasks/:id/rows',
  'get /api/landlords/export/:file',
  'get /api/landlords/imports',
  'get /api/landlords/imports/:id',
  'get /api/landlords/imports/template.csv',
  'get /api/landlords/leases/:id/counts',
  'get /api/landlords/leases/:id/deposit/terms',
  'get /api/landlords/leases/:id/reminder-letter',
  'get /api/landlords/leases/:id/reminders',
  'get /api/landlords/leases/:id/returned-payment-fee',
  'get /api/landlords/leases/posting',
  'get /api/landlords/overview',
  'get /api/landlords/payment-instructions',
  'get /api/landlords/payment-setup',
  'get /api/landlords/payments/export.csv',
  'get /api/landlords/units/:id/lodgewell-plan',
  'get /api/leases/:id/letters/:kind',
  'get /api/payments/:id/refund-outlook',
  'get /api/listings/:id/questions',
  'get /api/listings/favorites/away',
  'get /api/maintenance-schedules/suppliers',
  'get /api/maintenance-settings',
  'get /api/messages/templates',
  'get /api/messages/unread',
  'get /api/navigation',
  'get /api/notifications',
  'get /api/notifications/unread',
  'get /api/on-call',
  'get /api/on-call/alarms/:requestId',
  'get /api/on-call/duty',
  'get /api/payment-findings',
  'get /api/profiles/me',
  'get /api/profiles/me/deletion',
  'get /api/profiles/me/export',
  'get /api/request-views',
  'get /api/search',
  'get /api/service-requests/:id/board',
  'get /api/service-requests/:id/calendar',
  'get /api/service-requests/:id/supplier-gaps/:supplierId',
  'get /api/subscriptions/invoices',
  'get /api/subscriptions/invoices/:id/pdf',
  'get /api/suppliers/:id/chat',
  'get /api/suppliers/:id/conversations',
  'get /api/suppliers/:id/papers',
  'get /api/suppliers/:id/ratings',
  'get /api/support-tickets',
  'get /api/support-tickets/:id',
  'get /api/support-tickets/:id/messages',
  'get /api/tenant-notices/:id/letter',
  'head /api/uploads/:id',
  'patch /api/invoices/:id',
  'patch /api/listings/:id',
  'patch /api/listings/:id/questions/:questionId',
  'patch /api/messages/templates/:id',
  'patch /api/request-views/:id',
  'patch /api/service-requests/:id/checklist/:lineId',
  'patch /api/service-requests/:id/offers/:offerId',
  'patch /api/service-requests/:id/proposals/:proposalId',
  'patch /api/service-requests/:id/quotes/:quoteId',
  'patch /api/support-tickets/:id',
  'patch /api/uploads/:id',
  'post /api/api-keys',
  'post /api/auth/change-email',
  'post /api/auth/change-password',
  'post /api/auth/sessions/confirm',
  'post /api/auth/sessions/end-others',
  'post /api/auth/signout',
  'post /api/auth/two-factor/app',
  'post /api/auth/two-factor/app/confirm',
  'post /api/auth/two-factor/off',
  'post /api/auth/two-factor/on',
  'post /api/auth/verify-email/resend',
  'post /api/billing/cancel',
  'post /api/billing/plan',
  'post /api/colleagues',
  'post /api/colleagues/:id/invitation',
  'post /api/coverages',
  'post /api/landlords/bulk-tasks/:id/close',
  'post /api/landlords/imports',
  'post /api/landlords/imports/:id/apply',
  'post /api/landlords/imports/:id/undo',
  'post /api/landlords/imports/columns',
  'post /api/landlords/imports/mistakes',
  'post /api/landlords/leases/:id/codes',
  'post /api/landlords/leases/:id/codes/revoke',
  'post /api/landlords/leases/:id/correct',
  'post /api/landlords/leases/:id/deposit/return',
  'post /api/landlords/leases/:id/opening',
  'post /api/landlords/leases/activations',
  'post /api/landlords/leases/bulk',
  'post /api/landlords/leases/charges',
  'post /api/landlords/leases/codes',
  'post /api/landlords/leases/late-fees',
  'post /api/landlords/leases/letters/mail',
  'post /api/landlords/payment-setup/onboarding',
  'post /api/landlords/payment-setup/refresh',
  'post /api/landlords/properties/bulk',
  'post /api/landlords/reminders',
  'post /api/landlords/units/:id/listing',
  'post /api/landlords/units/:id/lodgewell-plan',
  'post /api/landlords/units/bulk',
  'post /api/lease-renewals/generate',
  'post /api/messages/bulk',
  'post /api/messages/bulk/preview',
  'post /api/messages/read',
  'post /api/messages/templates',
  'post /api/notifications/read',
  'post /api/on-call/alarms/:requestId/acknowledge',
  'post /api/on-call/test',
  'post /api/payment-findings/:id/resolve',
  'post /api/payment-findings/compare',
  'post /api/payments/:id/give-backs',
  'post /api/payments/:id/refunds',
  'post /api/payments/:id/return',
  'post /api/profiles/me/deletion',
  'post /api/request-views',
  'post /api/service-requests/:id/gap-overrides',
  'post /api/service-requests/:id/lines/read',
  'post /api/service-requests/:id/proposals',
  'post /api/subscriptions/method',
  'post /api/subscriptions/refresh',
  'post /api/suppliers/:id/chat',
  'post /api/suppliers/:id/chat/read',
  'post /api/suppliers/invitations',
  'post /api/support-tickets',
  'post /api/support-tickets/:id/messages',
  'post /api/translations',
  'post /api/uploads',
  'post /api/uploads/:id/finish',
  'put /api/colleagues/:id/role',
  'put /api/coverages/:id',
  'put /api/landlords/payment-instructions',
  'put /api/landlords/payment-setup',
  'put /api/lease-renewals/recommendations/:id',
  'put /api/listings/:id/favorite',
  'put /api/maintenance-settings',
  'put /api/on-call',
  'put /api/preferred-suppliers',
  'put /api/profiles/me',
  'put /api/service-requests/:id/board',
  'put /api/tenant-notices/:id',
];

/** What keys never reach, whatever someone opens later: the account itself, its people, its money, and what grants access. */
const NEVER =
  /^\/api\/(auth|api-keys|colleagues|billing|subscriptions|profiles|landlords\/(payment-(setup|instructions)|export|imports|accountant-package)|maintenance-settings|support-tickets|on-call|events|admin)(\/|$)|^\/api\/invoices\/:id|\/(codes|letters|refunds|give-backs|deposit)(\/|$)|events$/;

describe('AK-005 landlord routes × API keys', () => {
  let test: TestApp;
  let routes: Route[];
  beforeAll(async () => {
    test = await startTestApp();
    routes = routesOf(test);
  });
  afterAll(() => test.close());

  const nameOf = ({ method, path }: Route) => `${method} ${path}`;
  const named = (wanted: (route: Route) => boolean) => routes.filter(wanted).map(nameOf).sort();

  it('each route of landlords has a scope or is closed to keys, as listed here', () => {
    expect(Object.keys(OPEN).sort()).toEqual([...KEY_SCOPES].sort());
    for (const scope of KEY_SCOPES)
      expect([scope, named(({ keyScope }) => keyScope === scope)]).toEqual([scope, [...(OPEN[scope] ?? [])].sort()]);
    const closed = named(({ open, roles, keyScope }) => !open && roles.includes('landlord') && !keyScope);
    expect(closed).toEqual([...CLOSED].sort());
  });

  it('a scope to read opens only readings, and one to write only changes', () => {
    const wrong = routes.filter(
      ({ keyScope, method }) => keyScope && keyScope.endsWith(':read') !== (method === 'get'),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('what only owners may do, what answers with a secret, and what is not a landlord’s is closed', () => {
    const wrong = routes.filter(
      ({ keyScope, ownerOnly, secretAnswer, open, roles }) =>
        keyScope && (ownerOnly || secretAnswer || open || !roles.includes('landlord')),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('the account, its people, its money and what grants access are never open', () => {
    expect(named(({ keyScope, path }) => Boolean(keyScope) && NEVER.test(path))).toEqual([]);
    // The pattern still names paths that exist.
    expect(named(({ path }) => NEVER.test(path)).length).toBeGreaterThan(60);
  });
});
