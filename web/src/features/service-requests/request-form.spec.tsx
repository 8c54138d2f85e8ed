import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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

describe('a request whose video didn’t arrive', () => {
  const FILLED = { title: 'The tap drips', issueType: 'Plumbing', description: 'Since Monday.', photoIds: [] };
  const connected = globalThis.fetch;
  let filed: string[];
  beforeEach(async () => {
    filed = [];
    globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
      const url = input instanceof Request ? input.url : `${input}`;
      if (url.endsWith('/api/service-requests')) filed.push(url);
      return new Response(JSON.stringify({ error: 'No.', code: 'invalid_input', requestId: 'r' }), {
        status: 400,
        headers: { 'content-type': 'application/json' },
      });
    });
    localStorage.setItem('draft.service-request.u1', JSON.stringify(FILLED));
    show();
    const picker = document.querySelector('input[type=file]') as Element;
    // It is refused before it is sent, which counts as a failure like any other.
    const tooLarge = new File(['x'], 'drip.mp4', { type: 'video/mp4' });
    Object.defineProperty(tooLarge, 'size', { value: 10 ** 10 });
    await act(async () => void fireEvent.change(picker, { target: { files: [tooLarge] } }));
    await press();
  });
  afterEach(() => {
    globalThis.fetch = connected;
  });

  it('asks before it goes off, and goes back to the form', async () => {
    expect(filed).toEqual([]);
    expect(screen.getByRole('dialog').textContent).toContain('drip.mp4 isn’t with your request yet');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back to the form' })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(filed).toEqual([]);
  });

  it('goes off without it if its writer says so', async () => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send without' })));
    expect(filed).toHaveLength(1);
  });
});
