import { readFileSync } from 'node:fs';
import { session } from '@api/session';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, expect, it } from '@jest/globals';
import { withNext } from '@nav/next';
import { paths } from '@nav/paths';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ProtectionPlans } from './ProtectionPlans';

const messages = JSON.parse(readFileSync('web/src/site/pages/protection-plan/en.json', 'utf8')) as Record<
  string,
  string
>;

afterEach(() => {
  cleanup();
  stopPlaying();
});

/** Chooses the first plan, and returns where the next step leads. */
function nextStep(): string | null {
  render(
    <Around features={[]}>
      <MessagesProvider language="en" messages={messages}>
        <ProtectionPlans id="protection-plan" anchor="plans" />
      </MessagesProvider>
    </Around>,
  );
  const [first] = screen.getAllByRole('button');
  if (!first) throw new Error('There is no plan to choose.');
  fireEvent.click(first);
  return screen.getByRole('link').getAttribute('href');
}

const UNITS = paths.landlordProperties();

it('a visitor signs in first and continues to the units', () => {
  expect(nextStep()).toBe(withNext(paths.login(), UNITS));
});

it('while the session is being restored, the link leads to the units and not to the sign-in page', async () => {
  playServer(() => [503, { error: 'Busy', code: 'unavailable', requestId: 'r' }]);
  localStorage.setItem('auth_token', 't');
  await act(async () => {
    void session.restore();
  });
  expect(session.state().status).toBe('restoring');
  expect(nextStep()).toBe(UNITS);
});
