import { session, type SignedIn } from '@api/session';
import { REDIRECT_MS } from '@contract/limits';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useWelcome } from './use-welcome';

const TENANT = {
  access_token: 't',
  user: { id: 'u', email: 'kim@example.com' },
  profile: { userType: 'tenant', firstName: 'Kim' },
} as SignedIn;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  session.end('signed-out');
  cleanup();
  jest.useRealTimers();
});

const welcome = () =>
  renderHook(() => ({ greet: useWelcome(), place: useLocation().pathname }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/tenant-access']}>{children}</MemoryRouter>,
  });

it('TA-011 RG-004 RG-005 signs in immediately and opens the dashboard after two seconds, not before', async () => {
  const { result } = welcome();
  act(() => result.current.greet(TENANT, REDIRECT_MS.afterTenantSetup));
  expect(session.state().status).toBe('signed-in');
  await wait(1900);
  expect(result.current.place).toBe('/tenant-access');
  await wait(200);
  expect(result.current.place).toBe('/dashboards/tenant');
});

it('LG-010 without a delay it continues immediately', () => {
  const { result } = welcome();
  act(() => result.current.greet(TENANT));
  expect(result.current.place).toBe('/dashboards/tenant');
});
