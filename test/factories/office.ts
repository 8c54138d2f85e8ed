import { v7 } from 'uuid';
import type { TestApp } from '../support/app.js';
import { person, type Person } from './people.js';

export const OUTSIDE = ['tenant', 'landlord', 'supplier'] as const;
export const ANA = { firstName: 'Ana', lastName: 'López', email: 'ana@example.com' };
export const TEMPLATE = {
  name: 'First answer',
  category: 'Sales',
  subject: 'Your question',
  body: 'Hello {name},\n\nThank you.',
  subjectFr: 'Votre question',
  bodyFr: 'Bonjour {name},\n\nMerci.',
};

type Mail = { template: string; language: string; params: Record<string, string> };

/** The ids of a list that was answered. */
export const ids = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);

/** People of the office, in the live world and in the demo, and what they work on. */
export async function office(test: TestApp) {
  const [staff, admin, demoStaff] = await Promise.all([
    person(test, 'staff'),
    person(test, 'admin'),
    person(test, 'staff', { demo: true }),
  ]);
  return {
    staff,
    admin,
    demoStaff,
    mails: (email: string) =>
      test.sql<Mail>('select template, language, params from outbox_message where recipient = $1 order by id', [email]),
    entries: (action: string, subject: string) =>
      test.sql<{ user_id: string }>('select user_id from audit_entry where action = $1 and subject_id = $2', [
        action,
        subject,
      ]),
    newLead: async (body: object = {}, who: Person = staff) =>
      (
        await test
          .http('post', '/api/crm-leads', who.token)
          .send({ ...ANA, ...body })
          .expect(201)
      ).body,
    newTemplate: async (body: object = {}) =>
      (
        await test
          .http('post', '/api/email-templates', admin.token)
          .send({ ...TEMPLATE, ...body })
          .expect(201)
      ).body,
    /** A form as it comes in, and its id. */
    sendForm: async (path: string, body: object): Promise<string> => {
      const email = `${v7()}@example.com`;
      await test
        .http('post', path)
        .send({ firstName: 'Zoé', lastName: 'Roy', email, language: 'fr', ...body })
        .expect(201);
      const [row] = await test.sql<{ id: string }>('select id from form_submission where email = $1', [email]);
      return row?.id ?? '';
    },
  };
}

export type Office = Awaited<ReturnType<typeof office>>;
