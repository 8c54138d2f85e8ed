import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ProgressSteps } from './ProgressSteps';
import { SegmentedBar, shares } from './SegmentedBar';
import { Table, type Column } from './Table';

describe('SegmentedBar', () => {
  it('divides the bar by value and keeps what is tiny visible', () => {
    const [paid = 0, due = 0, none = 0] = shares([9_990, 10, 0]);
    expect(due).toBeGreaterThan(1);
    expect(none).toBe(0);
    expect(paid + due).toBeCloseTo(100 - 0.55, 5);
    expect(shares([0, 0])).toEqual([0, 0]);
  });

  it('says every part in words', () => {
    render(
      <SegmentedBar
        segments={[
          { status: 'paid', value: 3, label: 'Paid', figure: '$3' },
          { status: 'overdue', value: 1, label: 'Overdue', figure: '$1' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Paid$3', 'Overdue$1']);
  });
});

interface Row {
  id: string;
  month: string;
}
const COLUMNS: Column<Row>[] = [
  { id: 'id', header: 'Entry', cell: (row) => row.id },
  { id: 'month', header: 'Month', cell: (row) => row.month },
];
const ROWS: Row[] = [
  { id: 'a', month: 'Nov' },
  { id: 'b', month: 'Oct' },
  { id: 'c', month: 'Oct' },
];

describe('Table', () => {
  it('lets the first cell of a row take the columns beside it', () => {
    render(
      <Table
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.id}
        caption="Ledger"
        phone={(row) => ({ title: row.id })}
        leadSpan={({ id }) => (id === 'b' ? 2 : 1)}
      />,
    );
    const cells = within(screen.getByRole('table', { name: 'Ledger' })).getAllByRole<HTMLTableCellElement>('cell');
    expect(cells.map(({ textContent, colSpan }) => [textContent, colSpan])).toEqual([
      ['a', 1],
      ['Nov', 1],
      ['b', 2],
      ['c', 1],
      ['Oct', 1],
    ]);
  });

  it('has a caption, headings and a link in each row', () => {
    render(
      <Table
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.id}
        caption="Ledger"
        phone={(row) => ({ title: row.id })}
        rowHref={(row) => `/e/${row.id}`}
      />,
    );
    const table = screen.getByRole('table', { name: 'Ledger' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Entry', 'Month']);
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/e/a', '/e/b', '/e/c']);
  });

  it('becomes a list of lines with the same links', () => {
    render(
      <Table
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.id}
        caption="Ledger"
        phone={(row) => ({ title: row.id, end: '$1', endSecondary: '$0' })}
        rowHref={(row) => `/e/${row.id}`}
      />,
    );
    const list = screen.getByRole('group', { name: 'Ledger' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['a$1$0', 'b$1$0', 'c$1$0']);
  });

  it('starts a group where the heading changes', () => {
    render(
      <Table
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.id}
        caption="Ledger"
        phone={(row) => ({ title: row.id })}
        groupOf={(row) => row.month}
      />,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Nov', 'Oct']);
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(2);
  });
});

describe('ProgressSteps', () => {
  it('says what is done and where the reader is, and leads back', () => {
    render(
      <ProgressSteps
        label="Steps"
        current="lease"
        words={{ done: 'done', current: 'now' }}
        steps={[
          { id: 'property', label: 'Property', href: '/1' },
          { id: 'lease', label: 'Lease' },
          { id: 'letter', label: 'Letter', href: '/3' },
        ]}
      />,
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Propertydone', 'Leasenow', 'Letter']);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Property']);
  });
});
