import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RequestForm } from './components/RequestForm';

beforeEach(() =>
  session.begin({ access_token: 't', profile: { userId: 'u1', userType: 'tenant' } } as unknown as SignedIn),
);
afterEach(() => {
  cleanup();
  session.end('signed-out');
  localStorage.clear();
});

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit Request' })));

const show = () =>
  render(
    <Around features={['service-requests', '../shared/request-parts', '../shared', '../app']}>
      <QueryClientProvider client={new QueryClient()}>
        <RequestForm onFiled={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );

it('a draft keeps its photos while they can’t be read', async () => {
  const connected = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no connection'));
  localStorage.setItem('draft.service-request.u1', JSON.stringify({ title: 'The tap drips', photoIds: ['p1', 'p2'] }));
  await act(async () => void show());
  expect(JSON.parse(localStorage.getItem('draft.service-request.u1') ?? '{}')).toMatchObject({
    photoIds: ['p1', 'p2'],
  });
  globalThis.fetch = connected;
});

describe('a request that lacks something', () => {
  it('leads to what is missing, far above the button that was pressed: a field, then a choice', async () => {
    show();
    const title = document.querySelector('[name="title"]') as Element;
    await press();
    expect(document.activeElement).toBe(title);
    fireEvent.change(title, { target: { value: 'The tap drips' } });
    await press();
    expect(document.activeElement).toBe(document.querySelector('[name="issueType"]'));
  });
});
