import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserType } from '../../src/contract/roles.js';
import type { Person } from '../factories/people.js';
import { completedRequest, supplier, technician, type Craftsman, type Filed } from '../factories/repairs.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { pdfTexts } from '../support/pdf-text.js';
import { routesOf, type Route } from '../support/routes.js';

/** Words that occur nowhere else. */
const STREET = 'Chemin du Quai-Perdu';
const ADDRESS = {
  streetNumber: '4711',
  street: STREET,
  secondLine: 'Bureau Zinnwald',
  city: 'Trois-Brumes',
  region: 'QC',
  postalCode: 'H3B 9Z9',
  country: 'CA',
};
const PARTS = [STREET, ADDRESS.secondLine, ADDRESS.city, ADDRESS.postalCode];

describe('where a landlord lives is not for those who do the work', () => {
  let test: TestApp;
  let routes: Route[];
  let craftsman: Craftsman;
  let helper: Person;
  let job: Filed & { offerId: string };
  let ids: [path: RegExp, id: string][];
  /** Answers to what was written, the landlord’s own beside the supplier’s. */
  const written: { text: string }[] = [];

  beforeAll(async () => {
    test = await startTestApp();
    routes = routesOf(test);
    craftsman = await supplier(test);
    job = await completedRequest(test, craftsman);
    await test.http('put', '/api/profiles/me', job.landlord.token).send({ postalAddress: ADDRESS }).expect(200);
    helper = await technician(test, craftsman, job.requestId);
    const at = `/api/service-requests/${job.requestId}`;
    const { body: invoice } = await test.http('post', `${at}/invoice`, craftsman.token).expect(201);
    await test.http('patch', `/api/invoices/${invoice.id}`, craftsman.token).send({ status: 'sent' }).expect(200);
    const write = async (path: string, by: Person, message: string) =>
      written.push(await test.http('post', path, by.token).send({ message }).expect(201));
    await write(`${at}/lines`, job.landlord, 'Is it done?');
    await write(`${at}/lines`, craftsman, 'It is.');
    await write(`/api/suppliers/${craftsman.id}/chat`, job.landlord, 'Thank you.');
    await write(`/api/suppliers/${craftsman.id}/chat`, craftsman, 'You’re welcome.');
    ids = [
      [/(invoices\/):\w+/, invoice.id],
      [/(offers\/):\w+/, job.offerId],
      [/(suppliers\/):\w+/, craftsman.id],
      [/():\w+/g, job.requestId],
    ];
  });
  afterAll(() => test.close());

  /** What an answer says, also in a PDF. */
  async function read(path: string, token: string): Promise<{ status: number; text: string }> {
    const answer = await test.http('get', path, token).buffer();
    const isPdf = String(answer.headers['content-type']).startsWith('application/pdf');
    return {
      status: answer.status,
      text: isPdf ? pdfTexts(answer.body).join('\n') : `${answer.text} ${JSON.stringify(answer.body)}`,
    };
  }
  const found = (text: string) => PARTS.filter((part) => text.includes(part));

  /** Everything that a role reads: the routes that answered, and the paths whose answer has something of the address. */
  async function walk(role: UserType, token: string) {
    const answered: string[] = [];
    const leaks: [path: string, parts: string[]][] = [];
    const readings = routes.filter(({ method, path }) => method === 'get' && !path.includes('/events'));
    for (const route of readings.filter(({ roles }) => roles.includes(role))) {
      const path = ids.reduce((known, [pattern, id]) => known.replace(pattern, `$1${id}`), route.path);
      const { status, text } = await read(path, token);
      if (status === 200) answered.push(route.path);
      if (found(text).length > 0) leaks.push([path, found(text)]);
    }
    return { answered, leaks };
  }

  it('no answer to a supplier has it', async () => {
    const { answered, leaks } = await walk('supplier', craftsman.token);
    expect(leaks).toEqual([]);
    expect(
      [
        '/api/service-requests',
        '/api/service-requests/:id',
        '/api/suppliers/:id/chat',
        '/api/suppliers/:id/conversations',
        '/api/invoices',
        '/api/invoices/:id',
        '/api/invoices/:id/file.pdf',
        '/api/suppliers/:id/landlords',
      ].filter((path) => !answered.includes(path)),
    ).toEqual([]);
  });

  it('no answer to a technician has it', async () => {
    const { answered, leaks } = await walk('technician', helper.token);
    expect(leaks).toEqual([]);
    expect(['/api/my-jobs', '/api/my-jobs/:id', '/api/profiles/me'].filter((path) => !answered.includes(path))).toEqual(
      [],
    );
  });

  it('no answer to a message and no email has it', async () => {
    expect(written).toHaveLength(4);
    expect(written.flatMap(({ text }) => found(text))).toEqual([]);
    const mails = await test.sql<{ params: string }>('select params::text from outbox_message');
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.flatMap(({ params }) => found(params))).toEqual([]);
  });

  it('the walk would find it: the landlord and the tenant read it', async () => {
    for (const token of [job.landlord.token, job.tenant.token]) {
      const path = token === job.tenant.token ? '/api/tenants/me/lease' : '/api/profiles/me';
      expect(found((await read(path, token)).text)).toEqual(PARTS);
    }
    const { text } = await read(`/api/leases/${job.leaseId}/statement?year=2026`, job.landlord.token);
    expect(found(text)).toContain(STREET);
  });
});
