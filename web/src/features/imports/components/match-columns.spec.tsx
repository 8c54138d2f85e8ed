import { LANGUAGES } from '@contract/languages';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FileAtHand, ImportFlow } from '../use-import-flow';
import { MatchColumns } from './MatchColumns';

afterEach(cleanup);

const COLUMNS = [
  { heading: 'Address', samples: ['1200 Maple St'] },
  { heading: 'What they pay', samples: ['1650.00'] },
  { heading: 'What they owe', samples: ['12.50'] },
];

const show = (language: 'en' | 'fr' | 'es' = 'en', more: { at: number; field: 'rent' | 'openingBalance' }[] = []) => {
  const match = jest.fn<ImportFlow['match']>();
  const atHand = {
    seen: { columns: COLUMNS, preset: null, remembered: false, otherRows: 0, rowCount: 2, headingLine: 1 },
    mapping: { columns: [{ at: 0, field: 'address' }, ...more] },
  } as unknown as FileAtHand;
  const { container } = render(
    <Around features={['imports']} language={language}>
      <MatchColumns atHand={atHand} flow={{ match } as unknown as ImportFlow} />
    </Around>,
  );
  return { match, text: container.textContent };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('columns with amounts that go nowhere', () => {
  it.each(LANGUAGES.map(({ code }) => code))('are named in %s', (language) => {
    const { text } = show(language);
    expect(text).toContain('What they pay');
    expect(text).not.toContain('imports.');
  });

  it('are asked about before rents and balances are lost', () => {
    const { match, text } = show();
    expect(text).toContain('2 columns with amounts are left out: What they pay and What they owe.');
    press('Continue');
    expect(match).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').textContent).toContain('No column goes to: Rent and Opening balance.');
    press('Leave them out');
    expect(match).toHaveBeenCalledTimes(1);
  });

  it('going back leads to the first of them, not to the button at the end', () => {
    show();
    press('Continue');
    press('Go back');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('What they pay goes to'));
  });

  it('are not asked about where rent and balance are read', () => {
    const fields = [
      { at: 1, field: 'rent' as const },
      { at: 2, field: 'openingBalance' as const },
    ];
    const { match, text } = show('en', fields);
    expect(text).not.toContain('left out:');
    press('Continue');
    expect(match).toHaveBeenCalledTimes(1);
  });
});
