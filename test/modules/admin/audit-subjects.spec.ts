import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome } from '../../factories/homes.js';
import { office, type Office } from '../../factories/office.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const NEWS = { subjectEn: 'News', subjectFr: 'a', subjectEs: 'b', bodyEn: 'c', bodyFr: 'd', bodyEs: 'e' };

describe('what entries of the audit log are about', () => {
  let test: TestApp;
  let admin: Office['admin'];
  let newTemplate: Office['newTemplate'];
  beforeAll(async () => {
    test = await startTestApp();
    ({ admin, newTemplate } = await office(test));
  });
  afterAll(() => test.close());

  const entry = async (subjectId: string, action: string) =>
    (await test.http('get', `/api/admin/audit-log?subjectId=${subjectId}&action=${action}`, admin.token).expect(200))
      .body[0];
  const made = async (path: string, token: string, body: object) =>
    (await test.http('post', path, token).send(body).expect(201)).body;

  it('CHANGES-06 leases, payments, requests, templates, newsletters and announcements are named', async () => {
    const { landlord, tenant, leaseId } = await letHome(test);
    const home = '87 Laurier Avenue West, 302, Montréal';
    const paid = await made(`/api/landlords/leases/${leaseId}/payments`, landlord.token, {
      amountCents: 50_000,
      method: 'cash',
    });
    const payment = await entry(paid.id, 'payment.');
    expect(payment).toMatchObject({ subjectType: 'payment', subjectName: home, accountId: landlord.accountId });
    const request = await made('/api/service-requests', tenant.token, {
      title: 'The tap drips',
      description: 'x',
      issueType: 'Plumbing',
      priority: 'Low',
    });
    expect(await entry(request.id, 'service_request.')).toMatchObject({ subjectName: 'The tap drips' });
    await test.http('get', `/api/landlords/leases/${leaseId}`, admin.token).expect(200);
    expect(await entry(leaseId, 'lease.read')).toMatchObject({ subjectType: 'lease', subjectName: home });
    const template = await newTemplate({ name: 'After a visit' });
    expect(await entry(template.id, 'email_template.')).toMatchObject({ subjectName: 'After a visit' });
    const issue = await made('/api/newsletter/issues', admin.token, NEWS);
    expect(await entry(issue.id, 'newsletter_issue.')).toMatchObject({ subjectName: 'News' });
    // What is gone keeps its id, without a name.
    await test.http('delete', `/api/newsletter/issues/${issue.id}`, admin.token).expect(204);
    expect(await entry(issue.id, 'newsletter_issue.remove')).toMatchObject({ subjectId: issue.id, subjectName: null });
  });

  it('CHANGES-07 changed announcements and newsletters say what changed, from what to what', async () => {
    const texts = {
      message_en: 'Maintenance',
      message_fr: 'Entretien',
      message_es: 'Mantenimiento',
      button_text_en: 'Read',
      button_text_fr: 'Lire',
      button_text_es: 'Leer',
      button_url: '/status',
    };
    const announcement = await made('/api/announcements', admin.token, texts);
    await test
      .http('put', `/api/announcements/${announcement.id}`, admin.token)
      .send({ ...texts, message_en: 'Maintenance at 9', is_active: false })
      .expect(200);
    expect(await entry(announcement.id, 'announcement.change')).toMatchObject({
      subjectName: 'Maintenance at 9',
      changes: [
        { field: 'messageEn', from: 'Maintenance', to: 'Maintenance at 9' },
        { field: 'isActive', from: 'true', to: 'false' },
      ],
    });
    const issue = await made('/api/newsletter/issues', admin.token, NEWS);
    await test
      .http('put', `/api/newsletter/issues/${issue.id}`, admin.token)
      .send({ ...NEWS, subjectEn: 'Autumn news' })
      .expect(200);
    expect(await entry(issue.id, 'newsletter_issue.change')).toMatchObject({
      subjectName: 'Autumn news',
      changes: [{ field: 'subjectEn', from: 'News', to: 'Autumn news' }],
    });
  });
});
