import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seed } from '../../../scripts/seed/seed.mjs';
import { HOME_FIGURES } from '../../../src/modules/landlords/overview/overview.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { rowsComparedBy } from '../../support/plans.js';

const UNITS = 1000;

describe('the home of a landlord with many rents that are late', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await seed(test.database.ownerUrl, UNITS);
  });
  afterAll(() => test.close());

  it('looks at each lease a few times, not once more for each lease in arrears', async () => {
    const [owner] = await test.sql<{ userId: string; accountId: string }>(
      `select user_id as "userId", account_id as "accountId" from membership where role = 'owner'`,
    );
    const late = await test.sql(
      'select lease_id from charge where open_cents > 0 and due_on < $1::date group by lease_id',
      [test.clock.now()],
    );
    expect(late.length).toBeGreaterThan(UNITS / 20);
    const actor = { role: 'landlord', ...owner!, demo: false, sessionId: null } as const;
    expect(await rowsComparedBy(test, actor, { sql: HOME_FIGURES, values: [test.clock.now()] })).toBeLessThan(
      UNITS * 30,
    );
  });
});
