import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, cleanup, render, screen } from '@testing-library/react';

let billing = false;
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { auth: {}, mail: {} } }), { virtual: true });
jest.unstable_mockModule('@nav/site-settings', () => ({
  useSiteSettings: () => ({ mail: 'smtp', billing }),
  usePasswordMin: (own: number) => own,
}));
const { RegisterSheet } = await import('./RegisterSheet');

afterEach(cleanup);

it.each([false, true])('speaks of a trial to landlords only where an installation has plans: %s', async (plans) => {
  billing = plans;
  await act(
    async () =>
      void render(
        <Around features={['auth', 'auth/links', '../api', '../app']}>
          <RegisterSheet type="landlord" />
        </Around>,
      ),
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByText('Free for 14 days, without a card.') !== null).toBe(plans);
});
