import { readFileSync } from 'node:fs';
import { afterEach, expect, it, jest } from '@jest/globals';
import { showPage, type Call } from '@nav/testing/show-page';
import { cleanup, screen } from '@testing-library/react';
import type { Proposal } from './api/proposals';
import type { ServiceRequest, ServiceRequestDetail } from './api/types';

jest.unstable_mockModule('@nav/site-settings', () => ({
  useSiteSettings: () => ({ translation: 'deepl' }),
  usePasswordMin: () => 8,
}));
const { OfferCard } = await import('./components/OfferCard');
const { RequestFacts } = await import('./components/RequestFacts');
const { ProposalAnswer } = await import('./components/ProposalAnswer');

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'Translator');
});

const kinds = (calls: Call[]) =>
  calls.filter(({ path }) => path === '/api/translations').map(({ body }) => (body as { kind: string }).kind);

function show(page: React.ReactNode): Call[] {
  return showPage({
    features: ['service-requests', '../shared/request-parts'],
    page,
    answer: ({ path, body }) => {
      if (path === '/api/profiles/me') return [200, { demo: false, translateMessages: true }];
      if (path !== '/api/translations') return [200, {}];
      const { ids } = body as { ids: string[] };
      return [200, ids.map((id) => ({ id, outcome: 'translated', text: 'In English', from: 'es', fault: null }))];
    },
  });
}

it('the note of an offer is shown in the supplier’s language', async () => {
  const offer = {
    id: 'o',
    status: 'sent',
    expiresAt: '2036-12-01T00:00:00Z',
    budgetCents: null,
    limitCents: null,
    priceCents: null,
    firstWins: true,
    gaps: [],
    note: 'La llave está con el conserje',
    language: 'es',
  };
  const request = {
    id: 'r',
    title: 'Tap',
    status: 'offered',
    priority: 'Low',
    currency: 'CAD',
    photoCount: 0,
    quotes: [],
    offers: [offer],
    moves: [],
    place: null,
  } as unknown as ServiceRequest;
  const calls = show(<OfferCard request={request} now={0} />);
  expect(await screen.findByText('In English')).toBeTruthy();
  expect(kinds(calls)).toEqual(['offer_note']);
});

it.each([
  [false, '“In English”', ['proposal_note']],
  [true, '“El perro es manso”', []],
])('the note of proposed times is shown in the language of whoever answers (own: %s)', async (mine, text, asked) => {
  const proposal = {
    id: 'p',
    side: 'tenant',
    status: 'open',
    times: [{ from: '2036-12-01T13:00:00Z', until: '2036-12-01T15:00:00Z', past: false, clash: false }],
    note: 'El perro es manso',
    language: 'es',
  } as unknown as Proposal;
  const request = {
    id: 'r',
    place: null,
    appointment: { mine, waitsFor: mine ? 'them' : 'you', mayPropose: true },
  } as unknown as ServiceRequestDetail;
  const calls = show(<ProposalAnswer request={request} proposal={proposal} onOther={() => undefined} />);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(kinds(calls)).toEqual(asked);
});

it('the note of proposed times is in the quotation marks of the reader’s language', async () => {
  const marks = (language: string) =>
    (
      JSON.parse(readFileSync(`web/src/features/service-requests/messages/${language}.json`, 'utf8')) as Record<
        string,
        string
      >
    )['service-requests.appointment.quoted'];
  expect(['en', 'fr', 'es'].map(marks)).toEqual(['“{text}”', '«\u00a0{text}\u00a0»', '“{text}”']);
});

it.each([
  ['a supplier', false, 'EN La llave está con el vecino'],
  ['the tenant who wrote it', true, 'La llave está con el vecino'],
])('how to get in is translated for %s by the browser alone', async (_, own, shown) => {
  const translate = async (text: string) => `EN ${text}`;
  const Translator = { availability: async () => 'available', create: async () => ({ translate }) };
  Object.assign(globalThis, { Translator });
  const request = {
    id: 'r',
    title: 'Tap',
    status: 'closed',
    priority: 'Low',
    issueType: 'Plumbing',
    currency: 'CAD',
    language: 'es',
    own,
    quotes: [],
    offers: [],
    moves: [],
    place: null,
    answers: {},
    floorKinds: [],
    createdAt: '2026-11-01T12:00:00Z',
    respondBy: '2026-11-02T12:00:00Z',
    respondedAt: null,
    scheduledFor: null,
    supplier: { companyName: 'Plombex' },
    contact: { name: 'Ana', phone: null, accessNote: 'La llave está con el vecino' },
    ratingAnswer: { text: 'Muchas gracias por todo', language: 'es', outdated: false },
  } as unknown as ServiceRequestDetail;
  const calls = show(<RequestFacts request={request} />);
  expect(await screen.findByText('In English')).toBeTruthy();
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(kinds(calls)).toEqual(['rating_answer']);
});
