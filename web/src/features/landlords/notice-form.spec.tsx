import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Lease } from './api/types';
import { EndDialog } from './components/lease/EndDialog';
import { FormNote } from './components/lease/FormNote';
import { RenewDialog } from './components/lease/RenewDialog';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const PAGE = 'https://tribunalsontario.ca/ltb/forms/';
const form = (name: string | null) => ({ name, page: PAGE, mustCheck: true });
const LEASE = {
  id: 'l1',
  version: 1,
  state: 'active',
  startsOn: '2024-01-01',
  termEndsOn: null,
  endsForGood: false,
  endsOn: null,
  currency: 'CAD',
  rentCents: 165_000,
  propertyId: 'p1',
  unit: { timeZone: 'America/Toronto', country: 'CA', region: 'ON' },
  tenants: [],
  letters: [],
  findings: [],
  endDays: {
    today: '2026-11-22',
    landlord: null,
    tenant: '2027-01-21',
    grounds: [
      { reason: 'end_of_term', earliest: null, form: form(null) },
      { reason: 'own_use', earliest: '2027-01-21', form: form('N12') },
      { reason: 'renovation', earliest: '2027-03-22', form: form('N13') },
      { reason: 'other', earliest: null, form: null },
    ],
    agreementForm: form('N11'),
  },
} as unknown as Lease;

const shown = (part: React.ReactNode, language: 'en' | 'fr' | 'es' = 'en') =>
  act(async () =>
    render(
      <Around features={['landlords', '../app', '../shared', '../api']} language={language}>
        <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
      </Around>,
    ),
  );
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const lastDay = () => document.querySelector<HTMLInputElement>('input[name=endsOn]')?.value;

describe('the official form of a notice', () => {
  it('is named with its page as the ground is chosen, and the earliest day follows', async () => {
    const sent: unknown[] = [];
    playServer((method, _path, body) => {
      if (method !== 'GET') sent.push(body);
      return [404, { error: 'Not found.', code: 'not_found', requestId: 'r' }];
    });
    await shown(<EndDialog lease={LEASE} step="notice" onClose={() => undefined} />);
    expect(screen.queryByText(/Ontario/)).toBeNull();
    await choose('Who gives notice?', 'landlord');
    expect(screen.getByLabelText<HTMLSelectElement>('Reason for the notice').value).toBe('');
    expect(screen.queryByText(/Ontario/)).toBeNull();
    await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
    await screen.findAllByText('Please fill in this field.');
    expect(screen.getByLabelText('Reason for the notice').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    await choose('Reason for the notice', 'own_use');
    expect(screen.getByText(/Ontario asks for form “N12” for this notice\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the official forms' }).getAttribute('href')).toBe(PAGE);
    expect(lastDay()).toBe('2027-01-21');
    await choose('Reason for the notice', 'renovation');
    expect(screen.getByText(/form “N13”/)).toBeDefined();
    expect(lastDay()).toBe('2027-03-22');
    await choose('Who gives notice?', 'agreement');
    expect(screen.getByText(/form “N11” for an agreement to end the lease/)).toBeDefined();
  });

  it.each([
    ['en', 'Ontario asks for form “N12” for this notice.', 'Open the official forms'],
    ['fr', 'Ontario : cet avis se donne avec le formulaire « N12 ».', 'Ouvrir les formulaires officiels'],
    ['es', 'Ontario: este aviso se da con el formulario “N12”.', 'Abrir los formularios oficiales'],
  ] as const)('is named in %s', async (language, sentence, link) => {
    await shown(<FormNote lease={LEASE} by="landlord" reason="own_use" />, language);
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(sentence);
    expect(screen.getByRole('link', { name: link })).toBeDefined();
  });

  it('is named in French, with the French page, where the authority has both', async () => {
    const french = { frenchName: 'Avis de reprise', frenchPage: 'https://tal.example/fr' };
    const both = { ...LEASE.endDays.grounds[1], form: { ...form('Notice of repossession'), ...french } };
    const lease = { ...LEASE, endDays: { ...LEASE.endDays, grounds: [both] } } as Lease;
    await shown(<FormNote lease={lease} by="landlord" reason="own_use" />, 'fr');
    expect(screen.getByText(/« Avis de reprise »/)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://tal.example/fr');
    cleanup();
    await shown(<FormNote lease={lease} by="landlord" reason="own_use" />);
    expect(screen.getByText(/“Notice of repossession”/)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe(PAGE);
  });

  it('is asked for without a name where none is on record, and not at all where nothing is', async () => {
    await shown(<FormNote lease={LEASE} by="landlord" reason="end_of_term" />);
    expect(screen.getByText(/Ontario asks for an official form for this notice\./)).toBeDefined();
    cleanup();
    await shown(<FormNote lease={LEASE} by="landlord" reason="other" />);
    await shown(<FormNote lease={LEASE} by="tenant" reason="own_use" />);
    expect(screen.queryByText(/Ontario/)).toBeNull();
  });
});

describe('a tenant without email', () => {
  const onPaper = {
    ...LEASE,
    tenants: [{ firstName: 'Kim', lastName: 'Larsen', email: null, joined: false }],
  } as Lease;

  it.each([
    ['notice', 'landlord', 'Download notice'],
    ['notice', 'tenant', 'Download end letter'],
    ['notice', 'agreement', 'Download end letter'],
    ['end', null, 'Download end letter'],
  ] as const)('a %s by %s names the letter to print: %s', async (step, by, button) => {
    playServer(() => [404, { error: 'Not found.', code: 'not_found', requestId: 'r' }]);
    await shown(<EndDialog lease={onPaper} step={step} onClose={() => undefined} />);
    if (by) await choose('Who gives notice?', by);
    expect(screen.getByRole('dialog').textContent).toContain(`select “${button}”`);
  });
});

describe('a renewal beside an end', () => {
  const NEXT = { startsOn: '2027-01-01', endsOn: '2027-12-31', rentCents: 170_000, cancelable: true, rentOnly: false };
  const answer404 = () => playServer(() => [404, { error: 'Not found.', code: 'not_found', requestId: 'r' }]);

  it.each([
    ['notice', '2026-12-31', true],
    ['notice', '2027-01-01', false],
    ['end', '2026-11-20', true],
  ] as const)('a %s for %s says whether the agreed renewal falls away: %s', async (step, last, said) => {
    answer404();
    await shown(<EndDialog lease={{ ...LEASE, nextTerm: NEXT }} step={step} onClose={() => undefined} />);
    const input = document.querySelector<HTMLInputElement>('input[name=endsOn]');
    await act(async () => void fireEvent.change(input as HTMLInputElement, { target: { value: last } }));
    const { textContent } = screen.getByRole('dialog');
    expect(textContent?.includes('The renewal from Jan 1, 2027 won’t take effect')).toBe(said);
    expect(textContent?.includes('the renewal counts again')).toBe(said && step === 'notice');
  });

  it.each(['notice', 'end'] as const)(
    'a %s says of a higher rent that it was announced, not agreed on',
    async (step) => {
      answer404();
      const rise = { ...NEXT, endsOn: null, rentOnly: true };
      await shown(<EndDialog lease={{ ...LEASE, nextTerm: rise }} step={step} onClose={() => undefined} />);
      const input = document.querySelector<HTMLInputElement>('input[name=endsOn]');
      await act(async () => void fireEvent.change(input as HTMLInputElement, { target: { value: '2026-11-20' } }));
      const { textContent } = screen.getByRole('dialog');
      expect(textContent).toContain('The new rent from Jan 1, 2027 won’t take effect');
      expect(textContent).toContain('You announced a rent of $1,700.00');
      expect(textContent).not.toMatch(/agreed on|renewal/);
    },
  );

  it('a lease without one says nothing of it', async () => {
    answer404();
    await shown(<EndDialog lease={{ ...LEASE, nextTerm: null }} step="end" onClose={() => undefined} />);
    expect(screen.getByRole('dialog').textContent).not.toContain('falls away');
  });

  it.each([true, false])('renewing warns of a tenant’s notice without an answer: %s', async (waits) => {
    answer404();
    const unansweredNotice = waits ? { name: 'Kim Larsen', lastDay: '2027-02-28' } : null;
    await shown(
      <RenewDialog lease={{ ...LEASE, nextTerm: null, unansweredNotice }} change="term" onClose={() => undefined} />,
    );
    const { textContent } = screen.getByRole('dialog');
    expect(textContent?.includes('Kim Larsen gave notice to move out on Feb 28, 2027')).toBe(waits);
  });
});
