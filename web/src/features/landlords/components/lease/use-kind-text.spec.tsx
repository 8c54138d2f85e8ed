import { expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { render, screen } from '@testing-library/react';
import { useKindText } from './use-kind-text';

function Text({ region }: { region: string }) {
  return <p>{useKindText(region)('term')}</p>;
}

it('in Québec a lease with a term is renewed on the same terms, elsewhere it continues month to month', () => {
  const shown = (region: string) => {
    const { unmount } = render(
      <Around features={['landlords']}>
        <Text region={region} />
      </Around>,
    );
    const text = screen.getByText(/^Then/).textContent;
    unmount();
    return text;
  };
  expect(shown('QC')).toBe('Then renews on the same terms, unless one of you gives notice in time.');
  expect(shown('ON')).toBe('Then continues month to month.');
});
