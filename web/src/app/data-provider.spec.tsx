import { Problem } from '@api/problem';
import { session, type SignedIn } from '@api/session';
import type { Language } from '@contract/languages';
import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, cleanup, render, screen } from '@testing-library/react';
import { enterModal } from '@ui/overlay/modals';
import { Toaster } from '@ui/overlay/Toaster';
import { dismissToast } from '@ui/overlay/toastStore';

const signedIn = (userId: string) => ({ access_token: userId, profile: { userId } }) as unknown as SignedIn;

afterEach(() => {
  act(() => dismissToast());
  cleanup();
});

it('data stays when the cache loads after the sign-in and the token is renewed, and is dropped for the next person', async () => {
  session.begin(signedIn('ana'));
  const { queryClient } = await import('@api/DataProvider');
  queryClient.setQueryData(['profiles'], 'hers');
  session.renew('renewed');
  expect(queryClient.getQueryData(['profiles'])).toBe('hers');
  session.begin(signedIn('marc'));
  expect(queryClient.getQueryData(['profiles'])).toBeUndefined();
});

it('the network failure disappears once the server is reached again', async () => {
  const { DataProvider, queryClient } = await import('@api/DataProvider');
  render(
    <Around features={['../api']}>
      <DataProvider>
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </DataProvider>
    </Around>,
  );
  const note = () => screen.getByRole('region', { name: 'Messages' }).textContent;
  const run = (mutationFn: () => Promise<unknown>) =>
    act(() =>
      queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn })
        .execute(undefined)
        .catch(() => undefined),
    );
  const lost = () => run(() => Promise.reject(new Problem({ status: 0, code: 'network', message: 'x' })));
  await lost();
  expect(note()).not.toBe('');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(note()).toBe('');
  await lost();
  await run(() => Promise.resolve('there'));
  expect(note()).toBe('');
});

it('NOTICE-6 only the dialog reports a network failure that its form shows', async () => {
  const { DataProvider, queryClient } = await import('@api/DataProvider');
  render(
    <Around features={['../api']}>
      <DataProvider>
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </DataProvider>
    </Around>,
  );
  const lost = (quiet: boolean) =>
    act(() =>
      queryClient
        .getMutationCache()
        .build(queryClient, {
          mutationFn: () => Promise.reject(new Problem({ status: 0, code: 'network', message: 'x' })),
          meta: { quiet },
        })
        .execute(undefined)
        .catch(() => undefined),
    );
  const said = 'Connection issue. Please check your internet connection and try again.';
  const note = () => (document.body.textContent.includes(said) ? said : '');
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  let leave = () => undefined as void;
  act(() => {
    leave = enterModal(dialog);
  });
  await lost(true);
  expect(note()).toBe('');
  act(() => leave());
  dialog.remove();
  await lost(true);
  expect(note()).not.toBe('');
});

it('an open failure message follows the language, and is shown once no matter how often it happens', async () => {
  const { DataProvider, queryClient } = await import('@api/DataProvider');
  const page = (language: Language) => (
    <Around features={['../api', '../app/layouts']} language={language}>
      <DataProvider>
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </DataProvider>
    </Around>
  );
  const { rerender } = render(page('en'));
  const fail = () =>
    act(() =>
      queryClient
        .getMutationCache()
        .build(queryClient, {
          mutationFn: () => Promise.reject(new Problem({ status: 409, code: 'stale_version', message: 'x' })),
        })
        .execute(undefined)
        .catch(() => undefined),
    );
  await fail();
  await fail();
  const english = screen.getByRole('alert').textContent;
  rerender(page('fr'));
  const french = screen.getByRole('alert').textContent;
  expect(french).toBeTruthy();
  expect(french).not.toBe(english);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.getByRole('alert').textContent).toBe('');
});
