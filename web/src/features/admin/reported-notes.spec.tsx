import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import { ReportedNotes } from './components/overview/OverviewHead';

const show = (ratings: { open: number; oldestAt: string | null }) =>
  render(
    <Around features={['admin', '../app']}>
      <ReportedNotes ratings={ratings} />
    </Around>,
  );

afterEach(cleanup);

describe('reported notes on the admin’s home', () => {
  it('say how many need a decision, and lead to them', () => {
    show({ open: 2, oldestAt: new Date(Date.now() - 3 * 86_400_000).toISOString() });
    expect(screen.getByText('2 reported notes of ratings need a decision')).toBeTruthy();
    expect(screen.getByText(/^Oldest 3 days/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Review notes' }).getAttribute('href')).toBe('/dashboards/admin/ratings');
  });

  it('aren’t shown while there are none', () => {
    show({ open: 0, oldestAt: null });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
