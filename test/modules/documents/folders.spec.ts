import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const PDF = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF`);

describe('documents of a lease', () => {
  let test: TestApp;
  let home: LetHome;
  let stranger: Person;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
    stranger = await person(test, 'landlord');
  });
  afterAll(() => test.close());

  const upload = (who: Person, bytes: Buffer, fields: Record<string, string> = {}, name = 'lease.pdf') =>
    Object.entries(fields)
      .reduce((request, [field, value]) => request.field(field, value), test.http('post', '/api/documents', who.token))
      .attach('file', bytes, name);
  const list = async (who: Person, query = '') =>
    (await test.http('get', `/api/documents?papers=true${query}`, who.token).expect(200)).body as {
      id: string;
      number: number;
    }[];
  const bytesOf = async (url: string) => (await test.http('get', url).responseType('blob').expect(200)).body as Buffer;

  it('DC-001 keeps every version of a document and shows the present one', async () => {
    const first = (
      await upload(home.landlord, PDF('one'), {
        leaseId: home.leaseId,
        purpose: 'lease_document',
        sharedWithTenant: 'true',
      }).expect(201)
    ).body;
    const second = (await upload(home.landlord, PDF('two'), { replacesId: first.id }).expect(201)).body;
    expect(second).toMatchObject({
      seriesId: first.id,
      number: 2,
      current: true,
      leaseId: home.leaseId,
      purpose: 'lease_document',
      sharedWithTenant: true,
    });
    expect(await list(home.tenant)).toMatchObject([{ id: second.id, number: 2 }]);
    const { body: versions } = await test
      .http('get', `/api/documents/${second.id}/versions`, home.tenant.token)
      .expect(200);
    expect(versions.map(({ number, current }: { number: number; current: boolean }) => [number, current])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(await bytesOf(versions[1].url)).toEqual(PDF('one'));
    const third = await Promise.all([
      upload(home.landlord, PDF('a'), { replacesId: first.id }),
      upload(home.landlord, PDF('b'), { replacesId: first.id }),
    ]);
    expect(third.map(({ status }) => status).filter((status) => status === 201)).not.toHaveLength(0);
    expect(await list(home.landlord, `&leaseId=${home.leaseId}`)).toHaveLength(1);
    await upload(stranger, PDF('x'), { replacesId: first.id }).expect(404);
    await upload(home.tenant, PDF('x'), { replacesId: first.id }).expect(404);
  });

  it('DC-004 a document is the tenant’s to read once it is shared, and no longer when it is not; the tenant hears of it by mail', async () => {
    const { body } = await upload(
      home.landlord,
      PDF('inspection'),
      { leaseId: home.leaseId, purpose: 'inspection' },
      'inspection.pdf',
    ).expect(201);
    const path = `/api/documents/${body.id}`;
    await test.http('get', path, home.tenant.token).expect(404);
    const shared = await test
      .http('patch', path, home.landlord.token)
      .send({ ...body, sharedWithTenant: true, name: 'Move-in inspection.pdf' })
      .expect(200);
    expect(shared.body).toMatchObject({ sharedWithTenant: true, name: 'Move-in inspection.pdf' });
    await test
      .http('patch', path, home.landlord.token)
      .send({ version: body.version, sharedWithTenant: false })
      .expect(409);
    await test.http('get', path, home.tenant.token).expect(200);
    await eventually(
      async () =>
        (
          await test.sql("select 1 from outbox_message where template = 'documents.shared' and recipient = $1", [
            home.tenant.email,
          ])
        ).length > 0,
    );
    await test.http('patch', path, home.landlord.token).send({ sharedWithTenant: false }).expect(200);
    await test.http('get', path, home.tenant.token).expect(404);
    await test.http('patch', path, stranger.token).send({ sharedWithTenant: true }).expect(404);
    await test.http('patch', path, home.tenant.token).send({ sharedWithTenant: true }).expect(403);
    const loose = (await upload(home.landlord, PDF('loose')).expect(201)).body;
    await test
      .http('patch', `/api/documents/${loose.id}`, home.landlord.token)
      .send({ sharedWithTenant: true })
      .expect(422);
  });

  it('files by home, and gives everything in one download', async () => {
    await upload(home.landlord, PDF('unit'), { unitId: home.unitId }, '../unit.pdf').expect(201);
    const { body } = await test.http('get', '/api/documents/folders', home.landlord.token).expect(200);
    expect(body).toMatchObject([{ id: home.unitId, unitLabel: '302', streetNumber: '87', documentCount: 3 }]);
    expect((await test.http('get', '/api/documents/folders', stranger.token).expect(200)).body).toEqual([]);
    await test.http('get', '/api/documents/folders', home.tenant.token).expect(403);
    const zipOf = async (who: Person) => {
      const answer = await test.http('get', '/api/documents/archive', who.token).responseType('blob').expect(200);
      expect(answer.headers['content-type']).toBe('application/zip');
      return answer.body as Buffer;
    };
    const all = await zipOf(home.landlord);
    for (const name of [
      '87 Laurier Avenue West/302/lease.pdf',
      '87 Laurier Avenue West/302/unit.pdf',
      'Move-in inspection.pdf',
    ])
      expect(all.includes(name)).toBe(true);
    expect(all.includes(PDF('unit'))).toBe(true);
    expect(all.includes(PDF('one'))).toBe(false);
    const own = await zipOf(home.tenant);
    expect(own.includes('lease.pdf')).toBe(true);
    expect(own.includes('inspection')).toBe(false);
    expect((await zipOf(stranger)).includes('pdf')).toBe(false);
  });

  it('a version that is removed brings the former back', async () => {
    const first = (await upload(home.landlord, PDF('first'), { unitId: home.unitId }, 'rules.pdf').expect(201)).body;
    const second = (await upload(home.landlord, PDF('second'), { replacesId: first.id }, 'rules.pdf').expect(201)).body;
    await test.http('delete', `/api/documents/${second.id}`, home.landlord.token).expect(204);
    expect((await test.http('get', `/api/documents/${first.id}`, home.landlord.token).expect(200)).body.current).toBe(
      true,
    );
  });
});
