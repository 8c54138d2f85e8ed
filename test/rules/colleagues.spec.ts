import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { person, type Person } from '../factories/people.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { routesOf, type Route } from '../support/routes.js';

/**
 * What only owners of a landlord's account may do. Everything else that a landlord may call is open to their colleagues, so a new
 * route about the plan, payouts or people needs `@OwnerOnly()` and a line here.
 */
const OWNERS_ALONE = [
  'delete /api/api-keys/:id',
  'delete /api/colleagues/:id',
  'get /api/api-keys',
  'get /api/webhooks',
  'get /api/webhooks/:id',
  'get /api/webhooks/:id/deliveries',
  'patch /api/webhooks/:id',
  'post /api/webhooks',
  'post /api/webhooks/:id/deliveries/:deliveryId/replay',
  'post /api/webhooks/:id/secret',
  'post /api/webhooks/:id/test',
  'delete /api/webhooks/:id',
  'get /api/billing',
  'get /api/billing/quote',
  'get /api/colleagues',
  'get /api/landlords/account-archive',
  'get /api/subscriptions/invoices',
  'get /api/subscriptions/invoices/:id/pdf',
  'post /api/api-keys',
  'post /api/billing/cancel',
  'post /api/billing/plan',
  'post /api/colleagues',
  'post /api/colleagues/:id/invitation',
  'post /api/landlords/payment-setup/onboarding',
  'post /api/landlords/payment-setup/refresh',
  'post /api/subscriptions/method',
  'post /api/subscriptions/refresh',
  'put /api/colleagues/:id/role',
  'put /api/landlords/payment-instructions',
  'put /api/landlords/payment-setup',
  'put /api/maintenance-settings',
];
/** Paths under which every change is the owners'. */
const THEIRS =
  /^\/api\/(api-keys|webhooks|billing|subscriptions|colleagues|landlords\/payment-(setup|instructions)|maintenance-settings)(\/|$)/;

describe('CO-006 landlord routes × owner and manager', () => {
  let test: TestApp;
  let owner: Person;
  let manager: Person;
  let routes: Route[];
  beforeAll(async () => {
    test = await startTestApp();
    [owner, manager] = await Promise.all([person(test, 'landlord'), person(test, 'landlord')]);
    // The guard reads the role with the session, and this session hasn't been read yet.
    await test.sql("update membership set account_id = $1, role = 'manager' where user_id = $2", [
      owner.accountId,
      manager.userId,
    ]);
    routes = routesOf(test).filter(({ open, roles }) => !open && roles.includes('landlord'));
  });
  afterAll(() => test.close());

  const nameOf = ({ method, path }: Route) => `${method} ${path}`;
  const call = ({ method, path }: Route, who: Person) =>
    test
      .http(
        method,
        path.replace(/:\w+/g, () => v7()),
        who.token,
      )
      .send(method === 'get' || method === 'head' ? undefined : {});

  it('the routes of owners are those of this list', () => {
    expect(
      routes
        .filter(({ ownerOnly }) => ownerOnly)
        .map(nameOf)
        .sort(),
    ).toEqual([...OWNERS_ALONE].sort());
  });

  it('whatever changes the plan, payouts, limits or people is among them', () => {
    const open = routes.filter(({ path, method, ownerOnly }) => THEIRS.test(path) && method !== 'get' && !ownerOnly);
    expect(open.map(nameOf)).toEqual([]);
  });

  it('a manager gets 403 `owner_only` there and nowhere else, and an owner never does', async () => {
    const refused: string[] = [];
    const wrong: string[] = [];
    for (const route of routes.filter(({ path }) => !/\/(events|signout)$/.test(path))) {
      const name = nameOf(route);
      // Both would end the session that the other calls need.
      if (name === 'post /api/auth/sessions/end-others' || name === 'post /api/profiles/me/deletion') continue;
      if ((await call(route, manager)).body?.code === 'owner_only') refused.push(name);
      if (OWNERS_ALONE.includes(name) && (await call(route, owner)).body?.code === 'owner_only') wrong.push(name);
    }
    expect(refused.sort()).toEqual([...OWNERS_ALONE].sort());
    expect(wrong).toEqual([]);
  });
});
