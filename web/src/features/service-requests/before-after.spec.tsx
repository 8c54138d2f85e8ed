import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { RequestPhoto, ServiceRequestDetail } from './api/types';
import { BeforeAfter } from './components/BeforeAfter';
import { CompleteDialog } from './components/CompleteDialog';

const BrowserRequest = globalThis.XMLHttpRequest;
let sent: { name: string; phase: string; requestId: string }[];
let calls: Uploads[];
let failing: string[];

/** Takes uploads, and fails those that are named; one that is called `slow` stays on its way. */
class Uploads extends EventTarget {
  status = 201;
  response: unknown = null;
  responseType = '';
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader = () => null;
  send(body: FormData): void {
    const { name } = body.get('file') as File;
    sent.push({ name, phase: String(body.get('phase')), requestId: String(body.get('requestId')) });
    calls.push(this);
    if (name === 'slow.jpg') return;
    if (failing.includes(name)) {
      this.status = 422;
      this.response = { code: 'rule_broken', reason: 'too_many_photos', values: { max: 10 }, error: 'x' };
    } else this.response = { id: `id-of-${name}`, url: null };
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

const photo = (id: string, change: Partial<RequestPhoto>) =>
  ({
    id,
    url: `/${id}`,
    createdAt: '2026-11-20T15:00:00Z',
    addedBy: 'tenant',
    company: null,
    removable: false,
    ...change,
  }) as RequestPhoto;
const BEFORE = photo('b', { phase: 'before' });
const AFTER = photo('a', { phase: 'after', addedBy: 'supplier', company: 'Plombex', removable: true });

const show = (change: Partial<ServiceRequestDetail>, adds = true) => {
  const request = { id: 'r', status: 'completed', photos: [], photoPhases: [], place: null, ...change };
  render(
    <Around features={['service-requests', '../app', '../app/layouts', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <BeforeAfter request={request as unknown as ServiceRequestDetail} adds={adds} />
      </QueryClientProvider>
    </Around>,
  );
};

beforeEach(() => {
  [sent, calls, failing] = [[], [], []];
  globalThis.XMLHttpRequest = Uploads as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  cleanup();
  globalThis.XMLHttpRequest = BrowserRequest;
});

it('FTO-1 before and after have alt texts, and say who added them and when', () => {
  show({ photos: [BEFORE, AFTER] }, false);
  expect(screen.getByRole('heading', { name: 'Before and after' })).not.toBeNull();
  expect(screen.getByRole('img', { name: 'Photo 1 of the problem' })).not.toBeNull();
  expect(screen.getByRole('img', { name: 'Photo 1 of the finished work' })).not.toBeNull();
  expect(screen.getAllByText(/^(The tenant|Plombex|Nov 20, 2026, .*)$/).map((one) => one.textContent)).toEqual([
    'The tenant',
    expect.stringMatching(/^Nov 20, 2026/),
    'Plombex',
    expect.stringMatching(/^Nov 20, 2026/),
  ]);
  expect(screen.queryByLabelText('Add photos')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
});

it('FTO-1 nothing is shown where there are no photos and none can be added', () => {
  show({ photoPhases: ['before', 'after'] }, false);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('FTO-1 a photo that failed is sent again, and the others stay as they are', async () => {
  failing = ['two.jpg'];
  show({ photos: [BEFORE], photoPhases: ['before', 'after'] });
  const choose = (...names: string[]) =>
    act(async () => {
      const files = names.map((name) => new File(['x'], name));
      fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } });
    });
  await choose('slow.jpg', 'two.jpg', 'three.jpg');
  expect(sent).toEqual(['slow.jpg', 'two.jpg', 'three.jpg'].map((name) => ({ name, phase: 'after', requestId: 'r' })));
  expect(within(screen.getByRole('alert')).getByText(/You’ve added 10 photos/)).not.toBeNull();
  await act(async () => {
    const moved = Object.assign(new Event('progress'), { loaded: 3, total: 4 });
    calls[0]!.upload.dispatchEvent(moved);
  });
  expect(screen.getByRole('progressbar', { name: 'Sending slow.jpg' }).getAttribute('value')).toBe('0.75');
  failing = [];
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try two.jpg again' })));
  expect(sent.map(({ name }) => name)).toEqual(['slow.jpg', 'two.jpg', 'three.jpg', 'two.jpg']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Sending slow.jpg' })).not.toBeNull();
});

it('FTO-1 no more than ten of one’s own are sent', async () => {
  const own = Array.from({ length: 8 }, (_, index) => photo(`o${index}`, { phase: 'after', removable: true }));
  show({ photos: [BEFORE, AFTER, ...own], photoPhases: ['after'] });
  const files = ['1.jpg', '2.jpg'].map((name) => new File(['x'], name));
  await act(async () => void fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } }));
  expect(sent.map(({ name }) => name)).toEqual(['1.jpg']);
});

it('FTO-1 a photo of the dialog stays in sight as long as it could not be removed', async () => {
  const request = { id: 'r', status: 'in_progress', currency: 'CAD', photos: [] } as unknown as ServiceRequestDetail;
  render(
    <Around features={['service-requests', '../app', '../app/layouts', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <CompleteDialog request={request} loading={false} onClose={() => undefined} onComplete={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
  const files = [new File(['x'], 'one.jpg')];
  await act(async () => void fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } }));
  const remove = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove one.jpg', hidden: true })));
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  await remove();
  expect(screen.queryByRole('button', { name: 'Remove one.jpg', hidden: true })).not.toBeNull();
  globalThis.fetch = async () => new Response(null, { status: 204 });
  await remove();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove one.jpg', hidden: true })).toBeNull());
});
