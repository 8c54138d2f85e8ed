import { expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { render, screen } from '@testing-library/react';
import type { LogEntry } from '../../api/log';
import { Changes } from './Changes';
import { subjectLink, useSubjectKind } from './who';

it('CHANGES-04 says in words which fields changed, from what to what, and which values are not kept', () => {
  const changes = [
    { field: 'OFFICE_HOURS', from: null, to: 'Mon-Fri 09:00-17:00' },
    { field: 'RETENTION_AUDIT_MONTHS', from: '24', to: '0' },
    { field: 'userType', from: 'staff', to: 'admin' },
    { field: 'phone' },
    { field: 'deposit.quarterMonths', from: '4', to: '2' },
    { field: 'facts.2.source', from: null, to: 'Civil Code' },
    { field: 'high.firstMinutes', from: '60', to: '30' },
    { field: 'status', from: 'in_progress', to: 'resolved' },
    { field: 'priority', from: 'low', to: 'urgent' },
    { field: 'assignedTo', from: null, to: 'Odile Roy' },
    { field: 'valueCents', from: null, to: '120000' },
    { field: 'nextStepOn', from: null, to: '2026-12-24' },
    { field: 'isActive', from: 'true', to: 'false' },
    { field: 'somethingNew', from: 'a', to: null },
  ];
  render(
    <Around features={['admin']}>
      <Changes changes={changes} />
    </Around>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Opening hours: Not set → Mon-Fri 09:00-17:00',
    'Audit log: 24 months → Forever',
    'Role: Staff → Administrator',
    'Phone: changed, the log doesn’t keep the value',
    'Largest deposit: 1 → 0.5',
    'Source of fact 2: – → Civil Code',
    'First response in minutes, high: 60 → 30',
    'Status: In progress → Solved',
    'Urgency: Low → Urgent',
    'Assigned to: – → Odile Roy',
    'Value per year: – → $1,200.00',
    'Date of the next step: – → Dec 24, 2026',
    'Shown: Yes → No',
    'somethingNew: a → –',
  ]);
});

it('CHANGES-05 links what has a page for admins, while it still has a name, and else the account', () => {
  const entry = (subjectType: string, subjectName: string | null, accountId: string | null = null) =>
    subjectLink({
      subjectType,
      subjectId: 'id',
      subjectName,
      accountId,
      accountName: accountId && 'Homes',
    } as LogEntry);
  const href = (...of: Parameters<typeof entry>) => entry(...of)?.href;
  expect(href('user', 'Ana')).toBe('/dashboards/admin/users/id');
  expect(href('user', null)).toBeUndefined();
  expect(href('support_ticket', '#7')).toBe('/dashboards/admin/tickets/id');
  expect(href('crm_lead', 'Ana')).toBe('/dashboards/admin/leads/id');
  expect(href('account', 'Homes')).toBe('/dashboards/admin/accounts/id');
  expect(href('newsletter_issue', 'News')).toBe('/dashboards/admin/newsletter?issue=id');
  expect(href('outbox_message', 'ana@example.com')).toBe('/dashboards/admin/outbox?message=id');
  expect(href('email_template', 'First answer')).toBe('/dashboards/admin/email-templates/id');
  expect(href('payment_finding', '87 Laurier', 'a1')).toBe('/dashboards/admin/payments');
  // What an account has leads to the account, with its own name or else that of the account.
  expect(entry('lease', '87 Laurier', 'a1')).toEqual({ name: '87 Laurier', href: '/dashboards/admin/accounts/a1' });
  expect(entry('api_key', null, 'a1')).toEqual({ name: 'Homes', href: '/dashboards/admin/accounts/a1' });
  expect(entry('lease', '87 Laurier')).toEqual({ name: '87 Laurier', href: undefined });
  // These have a page, and no name of their own.
  expect(entry('job', null)).toEqual({ name: '', href: '/dashboards/admin/failed-jobs' });
  expect(entry('backup', null)).toEqual({ name: '', href: '/dashboards/admin/backups' });
  expect(href('session', null)).toBeUndefined();
  expect(href('constructor', 'x')).toBeUndefined();
});

it('CHANGES-11 names the kind of object in the reader’s language, and an unknown one as the log does', () => {
  function Kinds() {
    const kind = useSubjectKind();
    return ['chat_session', 'payment_finding', 'some_new_kind', 'constructor'].map((subjectType) => (
      <p key={subjectType}>{kind({ subjectType } as LogEntry)}</p>
    ));
  }
  const { container } = render(
    <Around features={['admin']} language="fr">
      <Kinds />
    </Around>,
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Conversation en direct',
    'Écart de paiement',
    'some new kind',
    'constructor',
  ]);
});
