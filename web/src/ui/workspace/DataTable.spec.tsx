import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { DataTable, type DataTableProps } from './DataTable';

interface Row {
  id: string;
}

function table(props: Partial<DataTableProps<Row>>) {
  return render(
    <DataTable<Row>
      columns={[{ id: 'name', header: 'Name', sort: 'name', cell: (row) => row.id }]}
      rows={[{ id: 'a' }, { id: 'b' }]}
      rowKey={(row) => row.id}
      caption="Tenants"
      phone={(row) => ({ title: row.id })}
      empty="Nobody yet"
      words={{
        loading: 'Loading',
        sortRising: 'rising',
        sortFalling: 'falling',
        select: 'Select',
        endSelect: 'Done',
        selectAll: 'All',
        selectRow: (row) => `Choose ${row.id}`,
        selected: (count) => `${count} selected`,
      }}
      {...props}
    />,
  );
}

describe('DataTable', () => {
  it('shows outline, emptiness or error instead of a bare table', () => {
    table({ rows: undefined });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    table({ rows: [] });
    expect(screen.getByText('Nobody yet')).toBeTruthy();
    table({ error: 'Did not load' });
    expect(screen.getByText('Did not load')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('asks for the rising order first, then for the falling one', () => {
    const sort = jest.fn();
    const { unmount } = table({ onSort: sort });
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(sort).toHaveBeenLastCalledWith('name');
    unmount();
    table({ onSort: sort, sort: 'name' });
    expect(screen.getByRole('columnheader', { name: 'Name rising' }).getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: /Name/ }));
    expect(sort).toHaveBeenLastCalledWith('-name');
  });

  it('chooses rows one by one and all together', () => {
    const select = jest.fn();
    table({ selected: ['a'], onSelect: select });
    const wide = within(screen.getByRole('table'));
    expect(screen.getByText('1 selected')).toBeTruthy();
    fireEvent.click(wide.getByRole('checkbox', { name: 'Choose b' }));
    expect(select).toHaveBeenLastCalledWith(['a', 'b']);
    fireEvent.click(wide.getByRole('checkbox', { name: 'Choose a' }));
    expect(select).toHaveBeenLastCalledWith([]);
    fireEvent.click(wide.getByRole('checkbox', { name: 'All' }));
    expect(select).toHaveBeenLastCalledWith(['a', 'b']);
  });

  it('lets nothing act on a part while all rows are being selected', () => {
    const act = <button type="button">Activate 50</button>;
    const gathering = (loading: boolean) => ({ label: 'Select all 378', loading, onClick: () => undefined });
    const { unmount } = table({ selected: ['a'], bulkActions: act, all: gathering(true) });
    expect(screen.getByText('Activate 50').closest('[inert]')).not.toBeNull();
    unmount();
    table({ selected: ['a'], bulkActions: act, all: gathering(false) });
    expect(screen.getByText('Activate 50').closest('[inert]')).toBeNull();
  });

  it('shows the boxes on a phone after “Select”', () => {
    const select = jest.fn();
    table({ selected: [], onSelect: select });
    const lines = within(screen.getByRole('group', { name: 'Tenants' }));
    expect(lines.queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    expect(lines.getAllByRole('checkbox')).toHaveLength(2);
    fireEvent.click(screen.getByText('All'));
    expect(select).toHaveBeenLastCalledWith(['a', 'b']);
  });

  it('loads what follows', () => {
    const more = jest.fn();
    table({ more: { label: 'Show earlier', onClick: more }, footer: '2 of 62' });
    fireEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(more).toHaveBeenCalledTimes(1);
    expect(screen.getByText('2 of 62')).toBeTruthy();
  });
});
