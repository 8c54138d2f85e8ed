import { session } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { BeforeAfter } from '@shared/request-parts/BeforeAfter';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { MyJobDetail } from './api/my-jobs';
import { JobTalk } from './components/JobTalk';

const LINE = {
  kind: 'comment',
  detail: null,
  note: null,
  language: 'en',
  audience: 'everyone',
  by: 'tenant',
  author: 'Kim Larsen',
  own: false,
  at: '2026-11-20T15:00:00.000Z',
  attachments: [],
  mentions: [],
  mentionsMe: false,
};
const FILE = { id: 'f', name: 'valve.jpg', mediaType: 'image/jpeg', bytes: 9, url: '/valve', lineId: 'l1' };
const JOB = {
  id: 'j',
  status: 'in_progress',
  place: null,
  unreadCount: 1,
  photos: [],
  photoPhases: ['before'],
  people: [{ id: 'k', name: 'Kim Larsen', side: 'tenant' }],
  events: [
    { ...LINE, id: 'l1', attachments: [FILE] },
    { ...LINE, id: 'l2', note: 'Only us', audience: 'supplier', at: '2026-11-20T16:00:00.000Z' },
  ],
} as unknown as MyJobDetail;

let calls: string[];
const bodies: Record<string, unknown> = {};

beforeEach(() => {
  calls = [];
  session.begin({
    access_token: 'token',
    profile: { userId: 'ana', userType: 'technician' },
  } as unknown as Parameters<typeof session.begin>[0]);
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const path = new URL(request.url).pathname;
    calls.push(`${request.method} ${path}`);
    bodies[path] = await request.json().catch(() => undefined);
    return path.endsWith('/uploads')
      ? Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 })
      : Response.json({});
  };
});
afterEach(() => {
  cleanup();
  session.end('signed-out');
});

const show = (job: MyJobDetail) =>
  render(
    <Around features={['teams', '../shared/request-parts', '../shared', '../app', '../app/layouts', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <BeforeAfter request={job} adds />
        <JobTalk job={job} />
      </QueryClientProvider>
    </Around>,
  );

it('TALK-09 a line that is only a photo is shown, a line between two sides is marked, and both are read', async () => {
  show(JOB);
  expect(screen.getByRole('img', { name: 'valve.jpg' }).getAttribute('src')).toBe('/valve');
  expect(screen.getByText('Landlord and supplier only')).not.toBeNull();
  await waitFor(() => expect(calls).toContain('POST /api/my-jobs/j/lines/read'));
  expect(bodies['/api/my-jobs/j/lines/read']).toEqual({ until: '2026-11-20T16:00:00.000Z' });
});

it('TALK-13 a technician mentions someone of the conversation by the job’s own address', async () => {
  show({ ...JOB, unreadCount: 0 });
  const field = screen.getByLabelText('Write a message');
  await act(async () => void fireEvent.change(field, { target: { value: '@Kim Larsen are you in?' } }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  await waitFor(() => expect(calls).toContain('POST /api/my-jobs/j/lines'));
  expect(bodies['/api/my-jobs/j/lines']).toEqual({
    message: '@Kim Larsen are you in?',
    attachmentIds: [],
    mentions: ['k'],
  });
  expect(calls).not.toContain('POST /api/my-jobs/j/lines/read');
});

it('FTO-2 a technician’s photo begins on the job, and a refusal is said beside it', async () => {
  show(JOB);
  const files = [new File(['x'], 'one.jpg')];
  await act(async () => void fireEvent.change(screen.getByLabelText('Add photos or videos'), { target: { files } }));
  await waitFor(() => expect(calls).toContain('POST /api/my-jobs/j/uploads'));
  expect(bodies['/api/my-jobs/j/uploads']).toEqual({ name: 'one.jpg', bytes: 1, kind: 'photo', phase: 'before' });
  expect(await screen.findByRole('alert')).not.toBeNull();
});
