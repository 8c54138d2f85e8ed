import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { v7 } from 'uuid';
import { office, type Office } from '../../factories/office.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('leads in files', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let demoStaff: Office['demoStaff'];
  let newLead: Office['newLead'];
  let entries: (action: string) => Promise<object[]>;
  beforeAll(async () => {
    test = await startTestApp();
    ({ staff, demoStaff, newLead } = await office(test));
    entries = (action) => test.sql('select user_id from audit_entry where action = $1', [action]);
  });
  afterAll(() => test.close());

  const upload = (text: string | Buffer, preview = false, who = staff) =>
    test
      .http('post', '/api/crm-leads/import', who.token)
      .field('preview', String(preview))
      .attach('file', Buffer.from(text), 'leads.csv');
  const leadsOf = async (q: string, who = staff) =>
    (await test.http('get', `/api/crm-leads?q=${encodeURIComponent(q)}`, who.token).expect(200)).body;
  const address = () => `${v7()}@example.com`;

  it('a preview says what would happen and keeps nothing; the import does it, once', async () => {
    const [a, b] = [address(), address()];
    const known = await newLead({ email: address() });
    const file = [
      'Prénom;Nom de famille;Courriel;Téléphone;Entreprise;Langue;Valeur;Shoe size',
      `Zoé;Roy;${a};514-555-0101;Roy inc.;fr;1 200,50;39`,
      `Ana;López;${b};;;es;;`,
      `Ana;López;${b.toUpperCase()};;;;;`,
      `Max;Known;${known.email};;;;;`,
      'Bad;Row;not-an-email;;;xx;abc;',
      `;;${address()};;;;;`,
    ].join('\r\n');
    const expected = { rows: 6, added: 2, known: 2, problemCount: 5, ignored: ['Shoe size'] };
    const seen = await upload(file, true).set('Accept-Language', 'fr').expect(200);
    expect(seen.body).toMatchObject({ ...expected, sample: [{ email: a, company: 'Roy inc.' }, { email: b }] });
    expect(seen.body.problems).toEqual(
      expect.arrayContaining([
        { line: 6, field: 'email', fault: 'email', value: 'not-an-email' },
        { line: 6, field: 'value', fault: 'amount', value: 'abc' },
        { line: 7, field: 'firstName', fault: 'required', value: '' },
      ]),
    );
    expect(await leadsOf(a)).toEqual([]);
    const both = await Promise.all([
      upload(file).set('Accept-Language', 'fr'),
      upload(file).set('Accept-Language', 'fr'),
    ]);
    expect(both.map(({ body }) => body.added).sort()).toEqual([0, 2]);
    expect(await leadsOf(a)).toMatchObject([
      {
        firstName: 'Zoé',
        language: 'fr',
        valueCents: 120_050,
        currency: 'USD',
        staffId: staff.userId,
        source: 'other',
      },
    ]);
    expect(await leadsOf(a, demoStaff)).toEqual([]);
    expect(await entries('lead.import')).toHaveLength(2);
  });

  it.each([
    ['no table', Buffer.from([0, 1, 2]), 422, 'lead_file_unreadable'],
    ['no heading', 'Zoé,Roy,zoe@example.com', 422, 'lead_file_columns'],
    ['a heading twice', 'firstName,lastName,email,email\nA,B,a@example.com,', 422, 'lead_file_columns'],
    ['too many rows', `firstName,lastName,email\n${'A,B,a@example.com\n'.repeat(2001)}`, 422, 'lead_file_too_long'],
    ['an endless line', `firstName,lastName,email\n${'x'.repeat(20_000)}`, 422, 'lead_file_unreadable'],
  ])('%s is refused with its reason', async (_what, file, status, reason) => {
    const answer = await upload(file).expect(status);
    expect(answer.body.reason).toBe(reason);
  });

  it('what is too large, not multipart, or someone else’s is refused', async () => {
    await upload(Buffer.alloc(2 * 1024 * 1024 + 1, 'a')).expect(413);
    await test.http('post', '/api/crm-leads/import', staff.token).send({ file: 'x' }).expect(415);
    await upload('firstName,lastName,email', false, await person(test, 'landlord')).expect(403);
  });

  it('an export has what the filters let through, runs no formula, and can be imported again', async () => {
    const email = address();
    const lead = await newLead({
      email,
      firstName: '=cmd|x',
      company: '@SUM(A1)',
      phone: '+1 514 555 0100',
      valueCents: 99,
      notes: 'a,"b"\nc',
    });
    await newLead({ email: address() });
    const { text, headers } = await test.http('get', `/api/crm-leads.csv?q=${email}`, staff.token).expect(200);
    expect(headers['content-disposition']).toContain('leads.csv');
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      firstName: "'=cmd|x",
      company: "'@SUM(A1)",
      phone: "'+1 514 555 0100",
      value: '0.99',
      email,
    });
    expect(await entries('lead.export')).toHaveLength(1);
    await test.sql("update crm_lead set status = 'lost', closed_at = now() where id = $1", [lead.id]);
    expect((await upload(text).expect(200)).body).toMatchObject({ added: 1, problemCount: 0 });
    expect((await leadsOf(email))[0]).toMatchObject({
      firstName: '=cmd|x',
      phone: '+1 514 555 0100',
      notes: 'a,"b"\nc',
    });
    expect((await test.http('get', `/api/crm-leads.csv?q=${email}`, demoStaff.token).expect(200)).text).not.toContain(
      email,
    );
  });
});
