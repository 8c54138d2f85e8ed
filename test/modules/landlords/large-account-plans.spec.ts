import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seed } from '../../../scripts/seed/seed.mjs';
import { HOME_FIGURES } from '../../../src/modules/landlords/overview/overview.service.js';
import { ROWS as RENT_ROLL } from '../../../src/modules/reports/rent-roll.js';
import type { Actor } from '../../../src/platform/scope/actor.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { readingsOf, rowsComparedBy } from '../../support/plans.js';

const UNITS = 1000;
/** The seed's last rents fall due on the first of this month: on that day none of them is late yet. */
const DAYS_ON = 20;

describe('a landlord with many units', () => {
  let test: TestApp;
  let landlord: Actor;
  beforeAll(async () => {
    test = await startTestApp();
    await seed(test.database.ownerUrl, UNITS);
    const [owner] = await test.sql<{ userId: string; accountId: string }>(
      `select user_id as "userId", account_id as "accountId" from membership where role = 'owner'`,
    );
    landlord = { role: 'landlord', ...owner!, demo: false, sessionId: null };
  });
  afterAll(() => test.close());

  it('sees a home for which each lease was read a few times, not once more for each lease in arrears', async () => {
    const today = new Date(test.clock.now().getTime() + DAYS_ON * 24 * 3600_000);
    const late = await test.sql(
      'select lease_id from charge where open_cents > 0 and due_on < $1::date group by lease_id',
      [today],
    );
    expect(late.length).toBeGreaterThan(UNITS / 20);
    const compared = await rowsComparedBy(test, landlord, { sql: HOME_FIGURES, values: [today] });
    expect(compared).toBeLessThan(UNITS * 30);
  });

  it('gets a rent roll for which the tenants of each lease were read, not all tenants for each unit', async () => {
    const day = test.clock.now().toISOString().slice(0, 10);
    const read = await readingsOf(test, landlord, { table: 'lease_tenant', sql: RENT_ROLL, values: [day, null] });
    expect(read.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(UNITS * 2);
  });
});
