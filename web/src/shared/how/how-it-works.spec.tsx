import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HowItWorks } from './HowItWorks';

it('explains a page line by line, and is closed until it is asked for', () => {
  render(<HowItWorks title="How this works" points={'First this.\nThen that.'} />);
  const details = screen.getByText('How this works').closest('details');
  expect(details?.open).toBe(false);
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'First this.',
    'Then that.',
  ]);
});
