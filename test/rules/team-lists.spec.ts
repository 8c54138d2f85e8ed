import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/** Lists that staff and admins work in. A component is named with the page that keeps its address. */
const PAGE_OF: Readonly<Record<string, readonly string[]>> = {
  'web/src/features/crm/components/LeadList.tsx': [
    'web/src/features/crm/pages/LeadsPage.tsx',
    'web/src/features/crm/components/LeadFilterRow.tsx',
  ],
  'web/src/features/support/components/TicketTable.tsx': ['web/src/features/support/pages/TicketsPage.tsx'],
};
/** Lists that are whole on one page. */
const WHOLE = ['web/src/features/admin/pages/SchedulesPage.tsx'];

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const LISTS = [
  'web/src/{features/{admin,email-templates,crm,support},app/dashboards/admin}/**/*.tsx',
  'web/src/features/payments/pages/Admin*.tsx',
];
const lists = globSync(LISTS, { cwd: PROJECT_ROOT })
  .filter((file) => !file.includes('.spec.') && read(file).includes('<DataTable'))
  .toSorted();

/** What a list is asked for beside its words: a choice or a day. Fields of forms and dialogs are in files of their own. */
const FIELD = /<(SelectField|TagChoice|TextField|SideField)\b(?:(?!\/>).)*?\/>/gs;

/** Fields that keep what was chosen somewhere else than in the address, and names that the address doesn’t have. */
function forgotten(source: string): string[] {
  const names = /const NAMES = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  const kept = /const KEPT = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  return [...source.matchAll(FIELD)].flatMap(([field]) => {
    const [, read] = /value=\{(?:values\.)?(\w+)/.exec(field) ?? [];
    const [, written] = /set\('(\w+)'/.exec(field) ?? [];
    return read && read === written && source.includes(`values.${read}`) && `${names}${kept}`.includes(`'${read}'`)
      ? []
      : [field];
  });
}

describe('lists of staff and admins', () => {
  it('there are those that the menus lead to', () => {
    expect(lists.map((file) => file.replace(/^.*\/|\.tsx$/g, '')).toSorted()).toEqual(
      `AdminPaymentsPage AnnouncementList AuditPage Backups FailedJobsPage LeadList NewsletterPage OutboxPage RatingReportsPage
      SchedulesPage SubmissionsPage SubscribersPage TemplatesPage TicketTable UsersPage`.split(/\s+/),
    );
  });

  it.each(lists)('%s keeps columns, order, filters and pages in the address', (file) => {
    const own = read(file);
    const all = own + (PAGE_OF[file] ?? []).map(read).join('');
    expect(forgotten(all)).toEqual([]);
    const has = {
      columns: /set\('cols'/.test(all) && /columns\.menu/.test(all),
      order: /set\('sort'/.test(all) && /onSort\b/.test(own),
      pages: WHOLE.includes(file) || /useMorePages\(/.test(own),
    };
    expect(has).toEqual({ columns: true, order: true, pages: true });
  });

  it('a filter that isn’t in the address is found', () => {
    const field = "<SelectField value={values.state} onChange={(event) => set('state', event.target.value)} />";
    expect(forgotten(`const NAMES = ['q', 'state'] as const; ${field}`)).toEqual([]);
    expect(forgotten(`const NAMES = ['q'] as const; ${field}`)).toHaveLength(1);
    expect(forgotten("const NAMES = ['state'] as const; <SelectField value={state} />")).toHaveLength(1);
  });
});
