import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const REPORT = { description: 'Drips into a bowl. Since Monday.', issueType: 'HVAC', priority: 'Low' };

describe('the answer to a new request is the request as it is read afterwards', () => {
  let test: TestApp;
  let home: LetHome;
  let staff: Person;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
    staff = await person(test, 'staff');
  });
  afterAll(() => test.close());

  const file = async (who: Person, body: object) =>
    (await test.http('post', '/api/service-requests', who.token).send(body).expect(201)).body as { id: string };
  async function expectAsRead(who: Person, body: object): Promise<object> {
    const filed = await file(who, body);
    const { body: read } = await test.http('get', `/api/service-requests/${filed.id}`, who.token).expect(200);
    const {
      events,
      readers,
      audiences,
      people,
      photos,
      photoPhases,
      dueOn,
      checklist,
      appointment,
      ratingAnswer,
      ...request
    } = read as Record<string, unknown>;
    expect(events).not.toEqual([]);
    expect(photos).toHaveLength((body as { photoIds?: string[] }).photoIds?.length ?? 0);
    expect([dueOn, checklist, ratingAnswer]).toEqual([null, [], null]);
    // What only the page of a request reads, like its photos and its conversation.
    expect(readers).toEqual([]);
    expect(audiences).toContain('everyone');
    expect(people).toEqual(expect.any(Array));
    expect(appointment).toMatchObject({ open: null, earlier: [] });
    expect(photoPhases).toEqual(who === staff ? [] : ['before']);
    expect(filed).toEqual(request);
    return filed;
  }

  it('SR-001 for a tenant, with what the words call for and why it stays below', async () => {
    expect(await expectAsRead(home.tenant, REPORT)).toMatchObject({
      landlordName: expect.any(String),
      place: { street: 'Laurier Avenue West', unitLabel: '302' },
      contact: { name: 'Kim Larsen' },
      currency: 'CAD',
    });
    await expectAsRead(home.tenant, {
      ...REPORT,
      title: 'Smell of gas',
      unitId: home.unitId,
      leaseId: home.leaseId,
      accessNote: 'Key 4',
      contactPhone: '514 555 0199',
      mayEnter: true,
    });
    await expectAsRead(home.tenant, { ...REPORT, title: 'Smell of gas', belowFloorReason: 'It was the old stove' });
  });

  it('SR-001 for a tenant with photos', async () => {
    const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#b33' } })
      .jpeg()
      .toBuffer();
    const { body } = await test
      .http('post', '/api/documents', home.tenant.token)
      .attach('file', picture, 'leak.jpg')
      .field('purpose', 'request_photo')
      .expect(201);
    expect(await expectAsRead(home.tenant, { ...REPORT, photoIds: [body.id] })).toMatchObject({ photoCount: 1 });
  });

  it('for landlords and the office, of a unit and of a building, approved at once or not', async () => {
    const [ofUnit, ofBuilding] = [{ unitId: home.unitId }, { propertyId: home.propertyId }];
    for (const place of [ofUnit, ofBuilding]) {
      await expectAsRead(home.landlord, { ...REPORT, ...place });
      await expectAsRead(home.landlord, { ...REPORT, ...place, status: 'approved' });
      await expectAsRead(staff, { ...REPORT, ...place });
    }
  });

  it('is not read back: filing is one transaction, and leaves planning to functions that keep their plans', async () => {
    await file(home.tenant, REPORT);
    const asked = jest.spyOn(pg.Client.prototype, 'query');
    await file(home.tenant, REPORT);
    const statements = asked.mock.calls.map(([text], at) => ({
      client: asked.mock.contexts[at],
      text: typeof text === 'string' ? text : (text as unknown as { text: string }).text,
    }));
    asked.mockRestore();
    // Jobs of the request before may still be reading as the system.
    const begins = statements.filter(({ text }) => text.startsWith('begin') && text.includes('role lw_tenant'));
    expect(begins.map(({ text }) => text)).toEqual([expect.stringMatching(/^begin read write/)]);
    const own = statements
      .slice(statements.findIndex((one) => one === begins[0]))
      .filter(({ client }) => client === begins[0]?.client);
    const filing = own.slice(
      0,
      own.findIndex(({ text }) => text.startsWith('commit')),
    );
    expect(filing.length).toBeGreaterThan(3);
    expect(filing.filter(({ text }) => /\bjoin\b/.test(text))).toEqual([]);
  });
});
