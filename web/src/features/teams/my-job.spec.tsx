import { session } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import MyJobPage from './pages/MyJobPage';

const JOB = {
  id: 'j',
  title: 'Heating',
  description: 'Please come.',
  language: 'en',
  issueType: 'HVAC',
  priority: 'Emergency',
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
  completedAt: null,
  answers: { gas_smell: 'yes', inside: 'cold' },
  events: [],
  people: [],
  photos: [],
  photoPhases: [],
  checklist: [],
  visits: [],
};

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

it.each([
  ['en', 'Do you smell gas?', 'Yes', 'Under 18 °C (64 °F)'],
  ['fr', 'Sentez-vous une odeur de gaz?', 'Oui', 'Moins de 18 °C'],
  ['es', '¿Huele a gas?', 'Sí', 'Menos de 18 °C (64 °F)'],
] as const)('shows a technician the answers of the report in %s', async (language, question, answer, cold) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['my-jobs', 'j'], JOB);
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
  const asked = await screen.findByText(question);
  expect(asked.nextElementSibling?.textContent).toBe(answer);
  expect(screen.getByText(cold)).toBeTruthy();
});
