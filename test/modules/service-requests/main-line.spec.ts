import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';

describe('a request from filing to the confirmation', () => {
  let test: TestApp;
  let home: LetHome;
  let plombex: Craftsman;
  let path: string;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
    plombex = await supplier(test);
  });
  afterAll(() => test.close());

  it('SR-001 SR-008 a tenant files for the own unit, it is submitted and due by its priority', async () => {
    const body = {
      unitId: home.unitId,
      title: 'Radiator drips',
      description: 'Into a bowl.',
      issueType: 'HVAC',
      priority: 'High',
      accessNote: 'Key 4',
      contactPhone: '514 555 0199',
    };
    const { body: filed } = await test.http('post', '/api/service-requests', home.tenant.token).send(body).expect(201);
    expect(filed).toMatchObject({
      status: 'submitted',
      priority: 'High',
      issueType: 'HVAC',
      unitId: home.unitId,
      leaseId: home.leaseId,
      own: true,
      moves: ['cancelled'],
      place: { streetNumber: '87', unitLabel: '302' },
      contact: { phone: '514 555 0199', accessNote: 'Key 4' },
    });
    expect(Date.parse(filed.respondBy) - Date.parse(filed.createdAt)).toBe(8 * 3600_000);
    path = `/api/service-requests/${filed.id}`;
  });

  it('SR-002 tenant and landlord see it, SR-007 a supplier without an offer does not', async () => {
    for (const [who, length] of [
      [home.tenant, 1],
      [home.landlord, 1],
      [plombex, 0],
    ] as const) {
      const { body } = await test.http('get', '/api/service-requests', who.token).expect(200);
      expect(body).toHaveLength(length);
    }
    await test.http('get', path, plombex.token).expect(404);
  });

  it('SR-004 the landlord approves', async () => {
    const { body } = await test.http('patch', path, home.landlord.token).send({ status: 'approved' }).expect(200);
    expect(body.status).toBe('approved');
    expect(body.respondedAt).not.toBeNull();
  });

  it('the landlord offers it, and the supplier sees the address but neither phone nor access note', async () => {
    const { body } = await test
      .http('post', `${path}/offers`, home.landlord.token)
      .send({ supplierId: plombex.id, budgetCents: 50_000, firstWins: true })
      .expect(201);
    expect(body).toMatchObject({
      status: 'offered',
      offers: [{ companyName: 'Plombex', status: 'sent', budgetCents: 50_000 }],
    });
    const { body: seen } = await test.http('get', path, plombex.token).expect(200);
    expect(seen).toMatchObject({
      place: { streetNumber: '87', street: 'Laurier Avenue West' },
      contact: null,
      mayEnter: null,
      moves: [],
    });
    expect(said(seen)).not.toContain('514 555 0199');
    expect(JSON.stringify(seen)).not.toContain('Key 4');
  });

  it('the supplier accepts, then sees phone and access note, and schedules', async () => {
    const { body } = await test.http('get', path, plombex.token);
    const accepted = await test
      .http('patch', `${path}/offers/${body.offers[0].id}`, plombex.token)
      .send({ status: 'accepted' })
      .expect(200);
    expect(accepted.body.status).toBe('accepted');
    const appointment = {
      status: 'scheduled',
      scheduledFor: '2036-12-01T13:00:00Z',
      scheduledUntil: '2036-12-01T14:00:00Z',
    };
    const { body: scheduled } = await test.http('patch', path, plombex.token).send(appointment).expect(200);
    expect(scheduled).toMatchObject({
      status: 'scheduled',
      scheduledFor: '2036-12-01T13:00:00.000Z',
      contact: { phone: '514 555 0199', accessNote: 'Key 4' },
      mayEnter: false,
      supplier: { companyName: 'Plombex' },
    });
  });

  it('the supplier starts and completes with the cost', async () => {
    await test.http('patch', path, plombex.token).send({ status: 'in_progress' }).expect(200);
    const { body } = await test
      .http('patch', path, plombex.token)
      .send({ status: 'completed', costCents: 48_600, note: 'New valve' })
      .expect(200);
    const held = { mayEnter: false, contact: { phone: '514 555 0199', accessNote: 'Key 4' } };
    expect(body).toMatchObject({ status: 'completed', costCents: 48_600, ...held });
  });

  it('SR-011 the tenant sees who comes and when, and no cost, offer, budget or internal note', async () => {
    await test
      .http('patch', path, home.landlord.token)
      .send({ note: 'He is too expensive', internal: true })
      .expect(200);
    const { body } = await test.http('get', path, home.tenant.token).expect(200);
    expect(body).toMatchObject({ supplier: { companyName: 'Plombex' }, status: 'completed' });
    expect(body).not.toHaveProperty('costCents');
    expect(body).not.toHaveProperty('offers');
    expect(said(body)).not.toMatch(/48600|50000|expensive/);
    expect(body.events.map(({ detail }: { detail: string }) => detail)).toEqual(
      expect.arrayContaining([
        'submitted',
        'approved',
        'offered',
        'offer_accepted',
        'scheduled',
        'in_progress',
        'completed',
      ]),
    );
  });

  it('SR-010 the tenant confirms with a rating, which counts for the supplier', async () => {
    const { body } = await test
      .http('patch', path, home.tenant.token)
      .send({ status: 'closed', rating: 5, ratingNote: 'Quick' })
      .expect(200);
    expect(body).toMatchObject({ status: 'closed', rating: 5, ratingNote: 'Quick', moves: [] });
    const rated = await eventually(async () => {
      const answer = await test.http('get', `/api/suppliers/${plombex.id}`, home.landlord.token);
      return answer.body.jobsDone === 1 && answer.body;
    });
    expect(rated).toMatchObject({ jobsDone: 1, ratingCount: 1, ratingAverage: 5 });
  });

  it('a rating that the tenant changes later takes the place of the first', async () => {
    await test.http('patch', path, home.tenant.token).send({ rating: 2 }).expect(200);
    const { body } = await test.http('get', `/api/suppliers/${plombex.id}`, home.landlord.token);
    expect(body).toMatchObject({ jobsDone: 1, ratingCount: 1, ratingAverage: 2 });
  });

  it('everybody else got a mail of each step in the own language', async () => {
    const expected = {
      [home.tenant.email]: ['approved', 'completed', 'in_progress', 'offer_accepted', 'scheduled'],
      [home.landlord.email]: ['closed', 'completed', 'offer_accepted', 'scheduled', 'submitted'],
      [plombex.email]: ['closed', 'offered'],
    };
    // The last step's email may be there before those of steps before it.
    const mails = await eventually(async () => {
      const rows = await test.sql<{ recipient: string; template: string }>(
        `select recipient, template from outbox_message where template like 'service-requests.%'`,
      );
      return rows.length >= Object.values(expected).flat().length && rows;
    });
    const to = (email: string) =>
      mails.filter(({ recipient }) => recipient === email).map(({ template }) => template.split('.')[1]);
    expect(Object.fromEntries(Object.keys(expected).map((email) => [email, to(email).sort()]))).toEqual(expected);
    expect(mails).toHaveLength(Object.values(expected).flat().length);
  });

  it('EL-009 a job that the landlord cancels while the supplier is at work hides them too', async () => {
    const { body: filed } = await test
      .http('post', '/api/service-requests', home.tenant.token)
      .send({
        unitId: home.unitId,
        title: 'Tap drips',
        description: 'Kitchen.',
        issueType: 'Plumbing',
        priority: 'High',
        mayEnter: true,
        accessNote: 'Code 4711',
      })
      .expect(201);
    const other = `/api/service-requests/${filed.id}`;
    await test.http('patch', other, home.landlord.token).send({ status: 'approved' }).expect(200);
    const { body: offered } = await test
      .http('post', `${other}/offers`, home.landlord.token)
      .send({ supplierId: plombex.id, firstWins: true })
      .expect(201);
    await test
      .http('patch', `${other}/offers/${offered.offers[0].id}`, plombex.token)
      .send({ status: 'accepted' })
      .expect(200);
    const { body: begun } = await test.http('patch', other, plombex.token).send({ status: 'in_progress' }).expect(200);
    expect(begun).toMatchObject({ mayEnter: true, contact: { accessNote: 'Code 4711' } });
    await test.http('patch', other, home.landlord.token).send({ status: 'cancelled' }).expect(200);
    const { body } = await test.http('get', other, plombex.token).expect(200);
    expect(said(body)).not.toContain('4711');
    expect([body.contact, body.mayEnter]).toEqual([null, null]);
  });
});
