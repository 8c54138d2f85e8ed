import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import { Section } from './Section';
import { SegmentedControl } from './SegmentedControl';
import { Tabs } from './Tabs';

const TABS = [
  { id: 'ledger', label: 'Ledger' },
  { id: 'documents', label: 'Documents', count: 6 },
  { id: 'requests', label: 'Requests' },
];

function TabSample() {
  const [value, setValue] = useState('ledger');
  return (
    <Tabs label="Lease" tabs={TABS} value={value} onChange={setValue}>
      Panel of {value}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('move by arrow keys, round both ends, and name their panel', () => {
    render(<TabSample />);
    screen.getByRole('tab', { name: 'Ledger' }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toBe('Requests');
    expect(screen.getByRole('tabpanel', { name: 'Requests' }).textContent).toBe('Panel of requests');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
    expect(screen.getByRole('tab', { name: 'Ledger' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it('are links when they carry addresses', () => {
    render(
      <Tabs label="Lease" value="documents" tabs={TABS.map((tab) => ({ ...tab, href: `/leases/1/${tab.id}` }))} />,
    );
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('link', { name: 'Documents 6' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('SegmentedControl', () => {
  it('is a named group of radio buttons', () => {
    let chosen = '';
    render(
      <SegmentedControl
        label="Billed"
        value="month"
        onChange={(value) => (chosen = value)}
        options={[
          { value: 'month', label: 'Monthly' },
          { value: 'year', label: 'Annual' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Billed' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(chosen).toBe('year');
  });
});

describe('Breadcrumbs', () => {
  it('end at this page, which is no link', () => {
    render(<Breadcrumbs label="Way here" items={[{ label: 'Leases', href: '/leases' }, { label: 'Unit 302' }]} />);
    expect(screen.getByRole('navigation', { name: 'Way here' })).toBeTruthy();
    expect(screen.getByText('Unit 302').getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('Section', () => {
  it('is a region named by its title', () => {
    render(<Section title="Waiting for you">4</Section>);
    expect(screen.getByRole('region', { name: 'Waiting for you' })).toBeTruthy();
  });
});
