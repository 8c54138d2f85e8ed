import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRODUCT } from '../../../src/contract/product.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aUnit, type Landlord } from '../landlords/landlord.js';

describe('protection plans of units', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
  });
  afterAll(() => test.close());

  const plan = (unitId: string) => `/api/landlords/units/${unitId}/${PRODUCT.slug}-plan`;

  it('PP-010 a landlord attaches a plan, takes another, and ends it', async () => {
    const unit = await aUnit(test, nadia);
    const taken = await test.http('post', plan(unit.id), nadia.token).send({ planId: 'appliance-basic' }).expect(201);
    expect(taken.body).toMatchObject({
      unitId: unit.id,
      planId: 'appliance-basic',
      name: 'Appliance Basic',
      billing: 'monthly',
      priceCents: 2999,
      currency: 'USD',
      deductibleCents: 7500,
      endedAt: null,
    });
    const again = await test.http('post', plan(unit.id), nadia.token).send({ planId: 'appliance-basic' }).expect(201);
    expect(again.body.id).toBe(taken.body.id);
    await test.http('post', plan(unit.id), nadia.token).send({ planId: 'hvac-premium', billing: 'annual' }).expect(201);
    expect((await test.http('get', plan(unit.id), nadia.token).expect(200)).body).toMatchObject({
      planId: 'hvac-premium',
      priceCents: 69_999,
    });
    await test.http('delete', plan(unit.id), nadia.token).expect(204);
    await test.http('delete', plan(unit.id), nadia.token).expect(204);
    const rows = await test.sql<{ ended: boolean }>(
      'select ended_at is not null as ended from unit_plan where unit_id = $1',
      [unit.id],
    );
    expect(rows).toEqual([{ ended: true }, { ended: true }]);
  });

  it('PP-010 of plans that are taken at once one remains', async () => {
    const unit = await aUnit(test, nadia);
    const ids = ['appliance-basic', 'appliance-complete', 'hvac-essential', 'hvac-premium'];
    const answers = await Promise.all(
      ids.map((planId) => test.http('post', plan(unit.id), nadia.token).send({ planId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await test.sql('select from unit_plan where unit_id = $1 and ended_at is null', [unit.id])).toHaveLength(1);
  });

  it('PP-011 refuses a plan that does not exist, a foreign unit and a visitor', async () => {
    const unit = await aUnit(test, nadia);
    const omar = await aLandlord(test);
    await test.http('post', plan(unit.id), nadia.token).send({ planId: 'roof' }).expect(400);
    await test.http('post', plan(unit.id), omar.token).send({ planId: 'appliance-basic' }).expect(404);
    await test.http('get', plan(unit.id), omar.token).expect(404);
    await test.http('delete', plan(unit.id), omar.token).expect(404);
    await test.http('post', plan(unit.id)).send({ planId: 'appliance-basic' }).expect(401);
  });
});
