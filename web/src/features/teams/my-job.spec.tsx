import { session } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import MyJobPage from './pages/MyJobPage';

const JOB = {
  id: 'j',
  title: 'Heating',
  description: 'Please come.',
  language: 'en',
  issueType: 'HVAC',
  priority: 'Emergency',
  floorKinds: ['gas'],
  status: 'scheduled',
  mayEnter: true,
  place: null,
  contact: null,
  scheduledFor: null,
  scheduledUntil: null,
  note: null,
  assignmentId: 'a',
  noteLanguage: null,
  unreadCount: 0,
  currency: null,
  startedAt: null,
  startHeld: null as string | null,
  completedAt: null,
  answers: { gas_smell: 'yes', inside: 'cold' },
  events: [],
  people: [],
  photos: [],
  photoPhases: [],
  checklist: [],
  visits: [],
};

async function show(job: object, language: 'en' | 'fr' | 'es' = 'en') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['my-jobs', 'j'], job);
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Around
          at="/j"
          features={['teams', '../shared/request-parts', '../shared', '../app', '../app/layouts', '../api']}
          language={language}
        >
          <Routes>
            <Route path="/:requestId" element={<MyJobPage />} />
          </Routes>
        </Around>
      </QueryClientProvider>,
    );
  });
}

beforeEach(() => {
  session.begin({
    access_token: 'token',
    profile: { userId: 'ana', userType: 'technician' },
  } as unknown as Parameters<typeof session.begin>[0]);
});
afterEach(() => {
  cleanup();
  session.end('signed-out');
});

const PLACE = {
  streetNumber: '5',
  street: 'Rue A',
  unitLabel: null,
  city: 'Laval',
  region: 'QC',
  postalCode: 'H7A 1A1',
  timeZone: 'America/Toronto',
};

it('a finished job says so, with its appointment and the visits from start to end', async () => {
  const visit = { id: 'v', minutes: 80, startedAt: '2026-11-30T11:32:00Z', finishedAt: '2026-11-30T12:52:00Z' };
  await show({
    ...JOB,
    status: 'completed',
    place: PLACE,
    scheduledFor: '2026-11-30T11:30:00Z',
    scheduledUntil: '2026-11-30T13:00:00Z',
    completedAt: '2026-11-30T12:52:00Z',
    visits: [visit],
  });
  const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(screen.getByText('Done')).toBeTruthy();
  expect(valueOf('Appointment')).toMatch(/Monday, November 30.+6:30.+8:00/);
  expect(valueOf('Your visits')).toMatch(/Monday, November 30.+6:32.+7:52/);
  cleanup();
  await show({
    ...JOB,
    status: 'completed',
    scheduledFor: '2026-12-02T11:30:00Z',
    completedAt: '2026-11-30T12:52:00Z',
  });
  expect(screen.queryByText('Appointment')).toBeNull();
});

it.each([
  ['en', 'Do you smell gas?', 'Yes', 'Under 18 °C (64 °F)'],
  ['fr', 'Sentez-vous une odeur de gaz?', 'Oui', 'Moins de 18 °C'],
  ['es', '¿Huele a gas?', 'Sí', 'Menos de 18 °C (64 °F)'],
] as const)('shows a technician the answers of the report in %s', async (language, question, answer, cold) => {
  await show(JOB, language);
  const asked = await screen.findByText(question);
  expect(asked.nextElementSibling?.textContent).toBe(answer);
  expect(screen.getByText(cold)).toBeTruthy();
});

it.each([
  ['en', 'Emergency', 'Why it’s an emergency', 'Gas smell or gas leak.'],
  ['fr', 'Urgence', 'Motif de l’urgence', 'Odeur ou fuite de gaz.'],
  ['es', 'Emergencia', 'Motivo de la emergencia', 'Olor o fuga de gas.'],
] as const)('shows a technician that it is an emergency, and which one, in %s', async (language, mark, label, kind) => {
  await show(JOB, language);
  expect(screen.getByText(mark)).toBeTruthy();
  expect(screen.getByText(label).nextElementSibling?.textContent).toBe(kind);
  cleanup();
  await show({ ...JOB, priority: 'Low', floorKinds: [] }, language);
  expect(screen.queryByText(mark)).toBeNull();
  expect(screen.queryByText(label)).toBeNull();
});

it('a technician who starts on a day before the appointment is asked first', async () => {
  const sent: string[] = [];
  const browserFetch = globalThis.fetch;
  globalThis.fetch = async (input) => {
    sent.push(new URL((input as Request).url).pathname);
    return Response.json({ ...JOB, startedAt: new Date().toISOString() });
  };
  await show({ ...JOB, place: PLACE, scheduledFor: new Date(Date.now() + 72 * 3600_000).toISOString() });
  fireEvent.click(screen.getByRole('button', { name: 'Start work' }));
  expect(screen.getByText(/Start now, before the appointment on .*\?/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Start now', hidden: true }));
  await waitFor(() => expect(sent).toContain('/api/my-jobs/j/start'));
  globalThis.fetch = browserFetch;
});

it('a technician who is still there when the job was reported as done ends the visit, and is asked nothing else', async () => {
  const sent: [string, unknown][] = [];
  const browserFetch = globalThis.fetch;
  const job = { ...JOB, status: 'completed', startedAt: '2026-11-30T11:32:00Z', completedAt: '2026-11-30T12:00:00Z' };
  globalThis.fetch = async (input) => {
    const request = input as Request;
    sent.push([new URL(request.url).pathname, request.method === 'POST' ? await request.json() : null]);
    return Response.json(job);
  };
  await show(job);
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(screen.getByText('Finish the visit')).toBeTruthy();
  expect(screen.queryByRole('radio', { hidden: true })).toBeNull();
  const [, inDialog] = screen.getAllByRole('button', { name: 'Finish', hidden: true });
  fireEvent.click(inDialog as HTMLElement);
  await waitFor(() => expect(sent).toContainEqual(['/api/my-jobs/j/finish', { done: true, note: null }]));
  globalThis.fetch = browserFetch;
});

it.each([
  ['en', 'Start work', 'the landlord hasn’t responded to the price', 'insurance or license has expired'],
  [
    'fr',
    'Commencer',
    'le propriétaire n’a pas répondu au prix',
    'une assurance ou une licence de votre entreprise a expiré',
  ],
  [
    'es',
    'Empezar el trabajo',
    'el propietario no ha respondido al precio',
    'un seguro o una licencia de su empresa venció',
  ],
] as const)(
  'says why the work can’t start yet instead of offering it, in %s',
  async (language, start, price, papers) => {
    const button = () => screen.queryByRole('button', { name: start });
    await show(JOB, language);
    expect(button()).not.toBeNull();
    for (const [startHeld, words] of [
      ['price', price],
      ['papers', papers],
    ]) {
      cleanup();
      await show({ ...JOB, startHeld }, language);
      expect(screen.getByText(new RegExp(words!))).toBeTruthy();
      expect(button()).toBeNull();
    }
  },
);
