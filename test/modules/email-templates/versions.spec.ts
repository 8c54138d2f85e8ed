import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { OUTSIDE, office, TEMPLATE, type Office } from '../../factories/office.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('versions of email templates', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let admin: Office['admin'];
  let demoStaff: Office['demoStaff'];
  let newTemplate: Office['newTemplate'];
  beforeAll(async () => {
    test = await startTestApp();
    ({ staff, admin, demoStaff, newTemplate } = await office(test));
  });
  afterAll(() => test.close());

  const change = (id: string, body: object, who: Person = admin) =>
    test.http('patch', `/api/email-templates/${id}`, who.token).send(body);
  const versions = (id: string, who: Person = admin) =>
    test.http('get', `/api/email-templates/${id}/versions`, who.token);
  const restore = (id: string, versionId: string, version: number, who: Person = admin) =>
    test.http('post', `/api/email-templates/${id}/versions/${versionId}/restore`, who.token).send({ version });

  it('SF-012 every save keeps the version before it, with its author, its time and all its texts', async () => {
    const { id } = await newTemplate();
    test.clock.setNow(new Date(test.clock.now().getTime() + 300_000));
    await change(id, { body: 'Hello {firstName},\n\nThank you.', subjectEs: 'Su pregunta', version: 1 }).expect(200);
    await change(id, { name: 'Second answer', version: 2 }).expect(200);
    const { body } = await versions(id).expect(200);
    expect(body).toMatchObject([
      { version: 3, changed: ['name'], authorName: 'Test Person', restoredFrom: null },
      { version: 2, changed: ['body', 'subjectEs'], authorName: 'Test Person' },
      { version: 1, changed: [], authorName: 'Test Person' },
    ]);
    expect(new Date(body[1].savedAt).getTime() - new Date(body[2].savedAt).getTime()).toBeGreaterThanOrEqual(300_000);
    const one = await test.http('get', `/api/email-templates/${id}/versions/${body[1].id}`, staff.token).expect(200);
    expect(one.body).toMatchObject({
      version: 2,
      before: { ...TEMPLATE, subjectEs: null, bodyEs: null },
      texts: { ...TEMPLATE, body: 'Hello {firstName},\n\nThank you.', subjectEs: 'Su pregunta', bodyEs: null },
    });
    const first = await test.http('get', `/api/email-templates/${id}/versions/${body[2].id}`, staff.token).expect(200);
    expect(first.body.before).toBeNull();
    expect((await test.http('get', `/api/email-templates/${id}`, staff.token).expect(200)).body.name).toBe(
      'Second answer',
    );
  });

  it('a save that changes nothing is no version', async () => {
    const { id } = await newTemplate();
    expect((await change(id, { ...TEMPLATE, version: 1 }).expect(200)).body.version).toBe(1);
    expect((await versions(id)).body).toHaveLength(1);
  });

  it('an old version comes back as a new one, and by a page that is up to date only', async () => {
    const { id } = await newTemplate();
    await change(id, { subject: 'Mistake', subjectFr: null, bodyFr: null, version: 1 }).expect(200);
    const [, first] = (await versions(id)).body;
    await restore(id, first.id, 1).expect(409);
    await restore(id, first.id, 2, staff).expect(403);
    await restore(id, v7(), 2).expect(404);
    const other = await newTemplate();
    await restore(other.id, first.id, 1).expect(404);
    const { body } = await restore(id, first.id, 2).expect(200);
    expect(body).toMatchObject({ ...TEMPLATE, version: 3 });
    expect((await versions(id)).body[0]).toMatchObject({
      version: 3,
      restoredFrom: 1,
      changed: ['subject', 'subjectFr', 'bodyFr'],
    });
    const log = 'select subject_id from audit_entry where action = $1 and subject_id = $2';
    expect(await test.sql(log, ['email_template.restore', id])).toHaveLength(1);
  });

  it('a version from before variables were checked doesn’t come back', async () => {
    const { id } = await newTemplate();
    await change(id, { subject: 'Good', version: 1 }).expect(200);
    const [, first] = (await versions(id)).body;
    await test.sql("update email_template_version set body = 'Hello {constructor}' where id = $1", [first.id]);
    const { body } = await restore(id, first.id, 2).expect(400);
    expect(body.details).toEqual([expect.objectContaining({ field: 'body', code: 'unknown_variable' })]);
  });

  it('of two admins who save at the same time, one is told so, and each version is kept once', async () => {
    const { id } = await newTemplate();
    const second = await person(test, 'admin');
    const answers = await Promise.all([
      change(id, { subject: 'Mine', version: 1 }),
      change(id, { subject: 'Theirs', version: 1 }, second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await versions(id);
    expect(body.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const [, first] = body;
    const restored = await Promise.all([restore(id, first.id, 2), restore(id, first.id, 2, second)]);
    expect(restored.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('what an earlier version of the product saved is kept with the next save, by no one known', async () => {
    const { id } = await newTemplate();
    await test.sql("update email_template set subject = 'By an old process', version = 2 where id = $1", [id]);
    await change(id, { subject: 'Now', version: 2 }).expect(200);
    expect((await versions(id)).body).toMatchObject([
      { version: 3, changed: ['subject'] },
      { version: 2, changed: ['subject'], authorName: null, savedAt: null },
      { version: 1 },
    ]);
  });

  it('go with their template', async () => {
    const { id } = await newTemplate();
    const [first] = (await versions(id)).body;
    await test.http('delete', `/api/email-templates/${id}`, admin.token).expect(204);
    expect(await test.sql('select 1 as one from email_template_version where template_id = $1', [id])).toEqual([]);
    await versions(id).expect(404);
    await test.http('get', `/api/email-templates/${id}/versions/${first.id}`, admin.token).expect(404);
  });

  it('SF-013 are read by staff and admins of the same world', async () => {
    const { id } = await newTemplate();
    const [first] = (await versions(id, staff).expect(200)).body;
    for (const path of ['', '/versions', `/versions/${first.id}`]) {
      const address = `/api/email-templates/${id}${path}`;
      await test.http('get', address).expect(401);
      await test.http('get', address, demoStaff.token).expect(404);
      for (const role of OUTSIDE) await test.http('get', address, (await person(test, role)).token).expect(403);
    }
  });
});
