import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { LeadReminders } from '../../../src/modules/crm/lead-reminders.js';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { office, type Office } from '../../factories/office.js';
import { person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('reminders of a lead’s next step', () => {
  let test: TestApp;
  let admin: Office['admin'];
  let newLead: Office['newLead'];
  beforeAll(async () => {
    test = await startTestApp({ OFFICE_TIME_ZONE: 'America/Toronto' });
    ({ admin, newLead } = await office(test));
  });
  afterAll(() => test.close());

  /** A run at that moment. Sessions go on at the present one, and would have ended by then. */
  const run = async (...moments: string[]) => {
    const present = test.clock.now();
    test.clock.setNow(new Date(moments[0] ?? ''));
    try {
      return (await Promise.all(moments.map(() => test.app.get(LeadReminders).run()))).reduce(
        (sum, sent) => sum + sent,
        0,
      );
    } finally {
      test.clock.setNow(present);
    }
  };
  const mails = (email: string) =>
    test.sql<{ template: string; language: string; params: Record<string, string> }>(
      "select template, language, params from outbox_message where recipient = $1 and template = 'crm.lead_due'",
      [email],
    );

  it('the owner is reminded once, by email and in the product, on the day of the next step', async () => {
    const owner = await person(test, 'staff');
    const { id } = await newLead(
      { email: `${v7()}@example.com`, nextStep: 'Call Ana', nextStepOn: '2031-03-05' },
      owner,
    );
    expect(await run('2031-03-04T20:00:00Z')).toBe(0);
    expect(await run('2031-03-05T12:30:00Z')).toBe(0);
    expect(await run('2031-03-05T13:30:00Z', '2031-03-05T13:30:00Z')).toBe(1);
    expect(await run('2031-03-06T15:00:00Z')).toBe(0);
    const sent = await mails(owner.email);
    expect(sent).toHaveLength(1);
    const { subject, text } = renderMail(
      test.app.get(Catalogues),
      sent[0] ?? { template: '', language: 'en', params: {} },
    );
    expect(subject).toContain('Ana López');
    for (const part of ['Call Ana', `/dashboards/staff/leads/${id}`, 'this lead is assigned to you'])
      expect(text).toContain(part);
    const seen = await eventually(async () => {
      const { body } = await test.http('get', '/api/notifications', owner.token).expect(200);
      return body.length > 0 && body;
    });
    expect(seen).toMatchObject([
      { kind: 'lead_due', subjectId: id, name: 'Ana López', title: 'Call Ana', day: '2031-03-05' },
    ]);
    expect((await test.http('get', '/api/notifications', admin.token).expect(200)).body).toEqual([]);
    await test.http('post', '/api/notifications/read', owner.token).send({}).expect(200, { count: 0 });
  });

  it('a step that was moved or given to someone else reminds again; a closed or unassigned lead reminds no one', async () => {
    const [one, two] = [await person(test, 'staff'), await person(test, 'staff')];
    const lead = await newLead({ email: `${v7()}@example.com`, nextStep: 'Call', nextStepOn: '2031-04-01' }, one);
    const patch = (body: object) => test.http('patch', `/api/crm-leads/${lead.id}`, one.token).send(body).expect(200);
    expect(await run('2031-04-01T14:00:00Z')).toBe(1);
    await patch({ staffId: two.userId });
    expect(await run('2031-04-01T15:00:00Z')).toBe(1);
    expect([(await mails(one.email)).length, (await mails(two.email)).length]).toEqual([1, 1]);
    await patch({ nextStepOn: '2031-04-02', staffId: null });
    expect(await run('2031-04-02T15:00:00Z')).toBe(0);
    await patch({ staffId: two.userId, status: 'lost' });
    expect(await run('2031-04-02T16:00:00Z')).toBe(0);
  });
});
