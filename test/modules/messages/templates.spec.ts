import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BULK_MESSAGE, MESSAGE_TEMPLATE_NAME_MAX, MESSAGE_TEMPLATES_MAX } from '../../../src/contract/work-limits.js';
import { letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { erase } from '../../support/erase.js';

interface Template {
  id: string;
  name: string;
  subject: string | null;
  message: string;
  version: number;
}

describe('templates of messages to tenants', () => {
  let test: TestApp;
  let nadia: Person;
  let omar: Person;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await person(test, 'landlord');
    omar = await colleague(nadia);
  });
  afterAll(() => test.close());

  /** Someone else in the same account. */
  async function colleague(of: Person): Promise<Person> {
    const other = await person(test, 'landlord');
    await test.sql("update membership set account_id = $1, role = 'manager' where user_id = $2", [
      of.accountId,
      other.userId,
    ]);
    return { ...other, accountId: of.accountId };
  }
  const post = (who: Person, body: object) => test.http('post', '/api/messages/templates', who.token).send(body);
  const save = async (who: Person, name: string, more: object = {}) =>
    (await post(who, { name, message: 'Hello {firstName}', ...more }).expect(201)).body as Template;
  const patch = (who: Person, { id, version }: Template, body: object) =>
    test.http('patch', `/api/messages/templates/${id}`, who.token).send({ version, ...body });
  const remove = (who: Person, { id }: Template) => test.http('delete', `/api/messages/templates/${id}`, who.token);
  const list = async (who: Person) =>
    (await test.http('get', '/api/messages/templates', who.token).expect(200)).body as Template[];
  const names = async (who: Person) => (await list(who)).map(({ name }) => name);

  it('DAY-26 are kept with subject and text, shared in the account, and changed and deleted by everyone in it', async () => {
    const water = await save(nadia, '  Water ', {
      subject: ' No water in {home} ',
      message: ' Hello {firstName},\nno water. ',
    });
    expect(water).toEqual({
      id: water.id,
      name: 'Water',
      subject: 'No water in {home}',
      message: 'Hello {firstName},\nno water.',
      version: 1,
    });
    await save(omar, 'inspection', { subject: '' });
    expect(await list(nadia)).toEqual([expect.objectContaining({ name: 'inspection', subject: null }), water]);
    expect(await list(omar)).toEqual(await list(nadia));

    const renamed = (await patch(omar, water, { name: 'Water off' }).expect(200)).body as Template;
    expect(renamed).toEqual({ ...water, name: 'Water off', version: 2 });
    const changed = (await patch(nadia, renamed, { subject: null, message: 'Dry' }).expect(200)).body as Template;
    expect(changed).toEqual({ ...renamed, subject: null, message: 'Dry', version: 3 });
    await remove(omar, water).expect(204);
    await remove(nadia, water).expect(404);
    expect(await names(nadia)).toEqual(['inspection']);
  });

  it('DAY-27 belong to their account: another landlord, tenants, suppliers, staff and the demo see none of them', async () => {
    const secret = await save(nadia, 'Secret');
    const stranger = await person(test, 'landlord');
    expect(await list(stranger)).toEqual([]);
    await patch(stranger, secret, { name: 'Mine' }).expect(404);
    await remove(stranger, secret).expect(404);
    const demo = await person(test, 'landlord', { demo: true });
    expect(await list(demo)).toEqual([]);
    await patch(demo, secret, { name: 'Mine' }).expect(404);
    await save(demo, 'Secret');
    for (const role of ['tenant', 'supplier', 'staff', 'admin'] as const) {
      const other = await person(test, role);
      await test.http('get', '/api/messages/templates', other.token).expect(403);
      await post(other, { name: 'a', message: 'b' }).expect(403);
      await patch(other, secret, { name: 'Mine' }).expect(403);
      await remove(other, secret).expect(403);
    }
    await test.http('get', '/api/messages/templates').expect(401);
    expect(await list(nadia)).toContainEqual(secret);
  });

  it('DAY-28 are refused with a field that no tenant has, and the field is named', async () => {
    const refused = async (body: object, field: string, name: string) =>
      expect((await post(nadia, { name: 'Refused', message: 'x', ...body }).expect(400)).body.details).toMatchObject([
        { field, code: 'message_field', values: { name } },
      ]);
    await refused({ message: 'Hello {name}' }, 'message', 'name');
    await refused({ message: 'Bonjour {prénom}' }, 'message', 'prénom');
    await refused({ subject: 'About {Home}' }, 'subject', 'Home');
    const kept = await save(nadia, 'Kept');
    const { body } = await patch(nadia, kept, { message: 'Hello {first name}' }).expect(400);
    expect(body.details).toMatchObject([{ field: 'message', code: 'message_field', values: { name: 'first name' } }]);
    expect(await list(nadia)).toContainEqual(kept);
    expect(await names(nadia)).not.toContain('Refused');
  });

  it('DAY-29 have a name of their own in any case, and lengths that a message has', async () => {
    const { nameMax, subjectMax, textMax } = { ...BULK_MESSAGE, nameMax: MESSAGE_TEMPLATE_NAME_MAX };
    await save(nadia, 'Été', { subject: 's'.repeat(subjectMax), message: 'm'.repeat(textMax) });
    expect((await post(nadia, { name: ' éTÉ', message: 'x' }).expect(409)).body.reason).toBe('template_name_taken');
    const other = await save(nadia, 'ñ'.repeat(nameMax));
    expect((await patch(nadia, other, { name: 'ÉTÉ' }).expect(409)).body.reason).toBe('template_name_taken');
    await patch(nadia, other, { name: 'Ñ'.repeat(nameMax) }).expect(200);
    for (const body of [
      { name: '   ', message: 'x' },
      { name: 'a' },
      { name: 'a', message: '  ' },
      { name: 'n'.repeat(nameMax + 1), message: 'x' },
      { name: 'a', message: 'm'.repeat(textMax + 1) },
      { name: 'a', message: 'x', subject: 's'.repeat(subjectMax + 1) },
    ])
      await post(nadia, body).expect(400);
    // A template whose fields become too long for one of the tenants is refused when it is sent (DAY-25).
    const { leaseId, landlord } = await letHome(test);
    const long = await save(landlord, 'Long', { message: '{home}'.repeat(500) });
    await test
      .http('post', '/api/messages/bulk', landlord.token)
      .send({ leaseIds: [leaseId], message: long.message })
      .expect(400);
  });

  it('DAY-29 changed twice at once keep one change, and the other is told of it', async () => {
    const template = await save(nadia, 'Twice');
    const answers = await Promise.all([
      patch(nadia, template, { message: 'Nadia' }),
      patch(omar, template, { message: 'Omar' }),
    ]);
    expect(answers.map(({ status, body }) => (status === 200 ? 200 : body.code)).sort()).toEqual([
      200,
      'stale_version',
    ]);
    const kept = answers.find(({ status }) => status === 200)?.body as Template;
    expect((await list(nadia)).find(({ id }) => id === template.id)).toEqual(kept);

    const named = await Promise.all(['One', 'ONE'].map((name) => post(nadia, { name, message: 'x' })));
    expect(named.map(({ status }) => status).sort()).toEqual([201, 409]);
    const gone = await Promise.all([remove(nadia, kept), remove(omar, kept)]);
    expect(gone.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it('DAY-27 stay while someone of the account does, and go with it', async () => {
    const owner = await person(test, 'landlord');
    const other = await colleague(owner);
    await save(owner, 'Ours');
    const leave = async ({ userId }: Person) => {
      await test.sql('update app_user set deleted_at = now() where id = $1', [userId]);
      await erase(test, userId);
    };
    await leave(other);
    expect(await names(owner)).toEqual(['Ours']);
    await leave(owner);
    expect(await test.sql('select 1 from message_template where account_id = $1', [owner.accountId])).toEqual([]);
  });

  it('DAY-29 end at the most, also at once', async () => {
    const who = await person(test, 'landlord');
    for (let at = 1; at < MESSAGE_TEMPLATES_MAX; at++) await save(who, `Template ${at}`);
    const answers = await Promise.all(['a', 'b'].map((name) => post(who, { name, message: 'x' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.reason).toBe('too_many_templates');
    expect(await list(who)).toHaveLength(MESSAGE_TEMPLATES_MAX);
  });
});
