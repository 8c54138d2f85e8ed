import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Skeleton } from './Skeleton';
import { AllDone, EmptyState, ErrorState } from './StatePanel';

describe('states', () => {
  it('say what will be here and what to do', () => {
    render(
      <EmptyState title="Your street starts here" actions={<button type="button">Add property</button>}>
        Add your first property.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Your street starts here' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add property' })).toBeTruthy();
  });

  it('announce an error with the way on and the reference', () => {
    render(
      <ErrorState
        title="The ledger did not load"
        retry={<button type="button">Try again</button>}
        reference="Reference 7C41-09"
      />,
    );
    const alert = screen.getByRole('alert');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(within(alert).getByText('Reference 7C41-09')).toBeTruthy();
  });

  it('have pictures that are silent', () => {
    const { container } = render(
      <>
        <AllDone title="Every window is lit" />
        <Skeleton label="Loading the ledger" />
      </>,
    );
    expect([...container.querySelectorAll('svg')].every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(
      true,
    );
    expect(screen.getByRole('status', { name: 'Loading the ledger' })).toBeTruthy();
  });
});
