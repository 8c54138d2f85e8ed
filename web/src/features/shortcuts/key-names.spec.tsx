import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render } from '@testing-library/react';
import ShortcutsDialog from './components/ShortcutsDialog';

/** Members of staff have the most shortcuts. */
const STAFF = { role: 'staff' } as const;

afterEach(cleanup);

it.each([
  ['en', ['Esc', 'Enter', 'Shift']],
  ['fr', ['Échap', 'Entrée', 'Maj']],
  ['es', ['Esc', 'Intro', 'Mayús']],
] as const)('the keys have the names of a keyboard in %s', (language, names) => {
  render(
    <Around features={['shortcuts', '../app', '../app/layouts']} language={language}>
      <ShortcutsDialog {...STAFF} places={[]} begins={false} onClose={() => undefined} />
    </Around>,
  );
  const shown = new Set([...document.querySelectorAll('kbd')].map((key) => key.textContent));
  for (const name of names) expect([...shown]).toContain(name);
});
