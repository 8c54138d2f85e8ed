import { session, type SignedIn } from '@api/session';
import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, cleanup, render, screen } from '@testing-library/react';
import ShortcutsDialog from './components/ShortcutsDialog';

/** Members of staff have the most shortcuts. */
const STAFF = { role: 'staff' } as const;

afterEach(() => {
  cleanup();
  act(() => session.end('signed-out'));
});

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

it.each([
  ['support', ['In the inbox', 'On a ticket']],
  ['sales', ['In the inbox', 'On the leads board']],
  ['manager', ['In the inbox', 'On a ticket', 'On the leads board']],
])('ROLE-11 %s sees the keys of its own pages only', (staffRole, groups) => {
  act(() =>
    session.begin({ access_token: 't', profile: { userId: 's', userType: 'staff', staffRole } } as unknown as SignedIn),
  );
  render(
    <Around features={['shortcuts', '../app', '../app/layouts']}>
      <ShortcutsDialog {...STAFF} places={[]} begins={false} onClose={() => undefined} />
    </Around>,
  );
  const shown = screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);
  expect(shown.slice(2)).toEqual(groups);
});
