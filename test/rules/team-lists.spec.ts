import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/** Lists that staff and admins work in. A component is named with the page that keeps its address. */
const PAGE_OF: Readonly<Record<string, string>> = {
  'web/src/features/crm/components/LeadList.tsx': 'web/src/features/crm/pages/LeadsPage.tsx',
  'web/src/features/support/components/TicketTable.tsx': 'web/src/features/support/pages/TicketsPage.tsx',
};
/** Lists that are whole on one page. */
const WHOLE = ['web/src/features/admin/pages/SchedulesPage.tsx'];

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const lists = globSync('web/src/{features/{admin,email-templates,crm,support},app/dashboards/admin}/**/*.tsx', {
  cwd: PROJECT_ROOT,
})
  .filter((file) => !file.includes('.spec.') && read(file).includes('<DataTable'))
  .toSorted();

describe('lists of staff and admins', () => {
  it('there are those that the menus lead to', () => {
    expect(lists.map((file) => file.replace(/^.*\/|\.tsx$/g, '')).toSorted()).toEqual(
      `AnnouncementList AuditPage Backups FailedJobsPage LeadList NewsletterPage OutboxPage RatingReportsPage
      SchedulesPage SubmissionsPage SubscribersPage TemplatesPage TicketTable UsersPage`.split(/\s+/),
    );
  });

  it.each(lists)('%s keeps columns, order, filters and pages in the address', (file) => {
    const own = read(file);
    const all = own + (PAGE_OF[file] ? read(PAGE_OF[file]) : '');
    const has = {
      columns: /set\('cols'/.test(all) && /columns\.menu/.test(all),
      order: /set\('sort'/.test(all) && /onSort\b/.test(own),
      pages: WHOLE.includes(file) || /useMorePages\(/.test(own),
    };
    expect(has).toEqual({ columns: true, order: true, pages: true });
  });
});
