import { Problem } from '@api/problem';
import { REQUEST_PHOTOS_MAX } from '@contract/limits';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import type { Photo, RequestPhoto } from '@shared/request-parts/types';
import type { MediaSending } from '@shared/request-parts/uploads/send-media';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ServiceRequestDetail } from './api/types';

let sent: { name: string; phase?: string; requestId?: string }[];
let calls: MediaSending[];
let failing: string[];

/** Accepts uploads, but fails those in `failing`. A file whose name begins with `slow` never arrives. */
async function sendMedia(sending: MediaSending): Promise<Photo> {
  const { file, target } = sending;
  sent.push({ name: file.name, ...target });
  calls.push(sending);
  if (file.name.startsWith('slow')) await new Promise(() => undefined);
  if (failing.includes(file.name))
    throw new Problem({
      code: 'rule_broken',
      status: 422,
      message: 'x',
      reason: 'too_many_photos',
      values: { max: REQUEST_PHOTOS_MAX },
    });
  return { id: `id-of-${file.name}`, url: null, mediaType: 'image/jpeg' } as Photo;
}
jest.unstable_mockModule('@shared/request-parts/uploads/send-media', () => ({ sendMedia }));
const { BeforeAfter } = await import('@shared/request-parts/BeforeAfter');
const { CompleteDialog } = await import('./components/CompleteDialog');

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

const show = (change: Partial<ServiceRequestDetail>, adds = true, ofTenant = false) => {
  const request = { id: 'r', status: 'completed', photos: [], photoPhases: [], place: null, ...change };
  render(
    <Around
      features={['service-requests', '../shared/request-parts', '../app', '../app/layouts', '../shared', '../api']}
    >
      <QueryClientProvider client={new QueryClient()}>
        <BeforeAfter request={request as unknown as ServiceRequestDetail} adds={adds} ofTenant={ofTenant} />
      </QueryClientProvider>
    </Around>,
  );
};

beforeEach(() => {
  [sent, calls, failing] = [[], [], []];
});
afterEach(cleanup);

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
  expect(screen.queryByLabelText('Add photos or videos')).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
});

it('the tenant reads that their own photos are theirs', () => {
  show({ photos: [BEFORE, AFTER] }, false, true);
  expect(screen.getByText('You')).not.toBeNull();
  expect(screen.getByText('Plombex')).not.toBeNull();
  expect(screen.queryByText('The tenant')).toBeNull();
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
      fireEvent.change(screen.getByLabelText('Add photos or videos'), { target: { files } });
    });
  await choose('slow.jpg', 'two.jpg', 'three.jpg');
  expect(sent).toEqual(['slow.jpg', 'two.jpg', 'three.jpg'].map((name) => ({ name, phase: 'after', requestId: 'r' })));
  expect(within(screen.getByRole('alert')).getByText(/You’ve added 50 photos/)).not.toBeNull();
  await act(async () => calls[0]!.onProgress(0.75));
  expect(screen.getByRole('progressbar', { name: 'Sending slow.jpg' }).getAttribute('value')).toBe('0.75');
  failing = [];
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try two.jpg again' })));
  expect(sent.map(({ name }) => name)).toEqual(['slow.jpg', 'two.jpg', 'three.jpg', 'two.jpg']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Sending slow.jpg' })).not.toBeNull();
});

it('FTO-1 no more than fifty of one’s own are sent', async () => {
  const own = Array.from({ length: REQUEST_PHOTOS_MAX - 2 }, (_, index) =>
    photo(`o${index}`, { phase: 'after', removable: true }),
  );
  show({ photos: [BEFORE, AFTER, ...own], photoPhases: ['after'] });
  const files = ['1.jpg', '2.jpg'].map((name) => new File(['x'], name));
  await act(async () => void fireEvent.change(screen.getByLabelText('Add photos or videos'), { target: { files } }));
  expect(sent.map(({ name }) => name)).toEqual(['1.jpg']);
});

it('FTO-2 a file that waits for the connection says so, all are counted, and one that is taken back is stopped', async () => {
  show({ photoPhases: ['after'] });
  const files = ['slow1.jpg', 'two.jpg', 'slow3.jpg'].map((name) => new File(['x'], name));
  await act(async () => void fireEvent.change(screen.getByLabelText('Add photos or videos'), { target: { files } }));
  expect(screen.getByText('1 of 3 files uploaded')).not.toBeNull();
  await act(async () => calls[0]!.onWaiting(true));
  expect(screen.getByText('Waiting for a connection')).not.toBeNull();
  await act(async () => calls[0]!.onWaiting(false));
  expect(screen.queryByText('Waiting for a connection')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove slow1.jpg' }));
  expect([calls[0]!.signal.aborted, calls[2]!.signal.aborted]).toEqual([true, false]);
  expect(screen.queryByRole('button', { name: 'Remove slow1.jpg' })).toBeNull();
});

it('FTO-2 a video has its poster, or a neutral one, and is played in the dialog once its address has come', async () => {
  const film = photo('f', { phase: 'before', mediaType: 'video/mp4', posterUrl: '/poster' });
  const plain = photo('g', { phase: 'before', mediaType: 'video/mp4', posterUrl: null });
  globalThis.fetch = async () => Response.json({ id: 'f', url: '/fresh' });
  show({ photos: [film, plain] }, false);
  expect(screen.getByRole('img', { name: 'Video 1 of the problem' }).getAttribute('src')).toBe('/poster');
  expect(screen.getByRole('img', { name: 'Video 2 of the problem' }).querySelector('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Video 1 of the problem' }));
  const player = await waitFor(() => {
    const found = document.querySelector('video');
    expect(found?.getAttribute('src')).toBe('/fresh');
    return found!;
  });
  expect([player.getAttribute('preload'), player.getAttribute('poster'), player.controls]).toEqual([
    'none',
    '/poster',
    true,
  ]);
  expect(player.getAttribute('aria-label')).toBe('Video 1 of the problem');
  // The first failure may only mean that the address has expired. After a second one, the video itself is at fault.
  fireEvent.error(player);
  expect(screen.queryByText(/can’t play the video/)).toBeNull();
  fireEvent.error(player);
  expect(screen.getByRole('link', { name: 'Download it' }).getAttribute('href')).toBe('/fresh');
});

it('FTO-1 a photo of the dialog stays in sight as long as it could not be removed', async () => {
  const request = { id: 'r', status: 'in_progress', currency: 'CAD', photos: [] } as unknown as ServiceRequestDetail;
  render(
    <Around
      features={['service-requests', '../shared/request-parts', '../app', '../app/layouts', '../shared', '../api']}
    >
      <QueryClientProvider client={new QueryClient()}>
        <CompleteDialog request={request} loading={false} onClose={() => undefined} onComplete={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
  const files = [new File(['x'], 'one.jpg')];
  await act(async () => void fireEvent.change(screen.getByLabelText('Add photos or videos'), { target: { files } }));
  const remove = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove one.jpg', hidden: true })));
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  await remove();
  expect(screen.queryByRole('button', { name: 'Remove one.jpg', hidden: true })).not.toBeNull();
  globalThis.fetch = async () => new Response(null, { status: 204 });
  await remove();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove one.jpg', hidden: true })).toBeNull());
});
