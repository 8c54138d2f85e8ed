import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ids, OUTSIDE, TEMPLATE, office, type Office } from '../../factories/office.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('e-mail templates', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let admin: Office['admin'];
  let newTemplate: Office['newTemplate'];
  beforeAll(async () => {
    test = await startTestApp();
    ({ staff, admin, newTemplate } = await office(test));
  });
  afterAll(() => test.close());

  it('SF-010 SF-011 staff read them, all or of one category', async () => {
    const [sales, support] = [await newTemplate(), await newTemplate({ category: 'Support' })];
    expect(ids(await test.http('get', '/api/email-templates', staff.token).expect(200))).toEqual(
      expect.arrayContaining([sales.id, support.id]),
    );
    const { body } = await test.http('get', '/api/email-templates?category=Support', staff.token).expect(200);
    expect(body.map(({ category }: { category: string }) => category)).toEqual(['Support']);
  });

  it('SF-012 an admin writes, changes and removes them, staff do not', async () => {
    await test.http('post', '/api/email-templates', staff.token).send(TEMPLATE).expect(403);
    const { id } = await newTemplate();
    await test.http('patch', `/api/email-templates/${id}`, staff.token).send({ name: 'x' }).expect(403);
    expect(
      (
        await test
          .http('patch', `/api/email-templates/${id}`, admin.token)
          .send({ subject: 'New', subjectFr: null, version: 1 })
          .expect(200)
      ).body,
    ).toMatchObject({ subject: 'New', subjectFr: null, bodyFr: TEMPLATE.bodyFr });
    await test
      .http('patch', `/api/email-templates/${id}`, admin.token)
      .send({ subject: 'Old', version: 1 })
      .expect(409);
    await test
      .http('post', '/api/email-templates', admin.token)
      .send({ ...TEMPLATE, subject: '' })
      .expect(400);
    await test.http('delete', `/api/email-templates/${id}`, admin.token).expect(204);
    await test.http('patch', `/api/email-templates/${id}`, admin.token).send({ name: 'x' }).expect(404);
  });

  it('SF-012 refuses variables that no one fills, in every language, and hostile ones', async () => {
    const { id } = await newTemplate();
    const hostile = ['{fristName}', '{constructor}', '{__proto__}', '{email}', '{password}', '{user.email}'];
    for (const field of ['subject', 'body', 'subjectFr', 'bodyEs'])
      for (const variable of hostile) {
        const send = { [field]: `Hello ${variable}` };
        const answer = await test.http('patch', `/api/email-templates/${id}`, admin.token).send(send).expect(400);
        expect(answer.body.details).toEqual([expect.objectContaining({ field, code: 'unknown_variable' })]);
        await test
          .http('post', '/api/email-templates', admin.token)
          .send({ ...TEMPLATE, ...send })
          .expect(400);
      }
    await test
      .http('patch', `/api/email-templates/${id}`, admin.token)
      .send({ body: 'Hello {firstName} {lastName} of {company}, {name}. {sender}' })
      .expect(200);
  });

  it('SF-013 landlords, tenants and suppliers get 403, visitors 401', async () => {
    await test.http('get', '/api/email-templates').expect(401);
    for (const role of OUTSIDE)
      await test.http('get', '/api/email-templates', (await person(test, role)).token).expect(403);
  });
});
