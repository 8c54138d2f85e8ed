import { connectApi } from '@api/client';
import { LANGUAGES } from '@contract/languages';
import { beforeEach, expect, it } from '@jest/globals';
import { paths } from '@nav/paths';
import { Around } from '@nav/testing/Around';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import InvitationPage from './pages/InvitationPage';

const CODES = LANGUAGES.map(({ code }) => code);
const LINKS = {
  en: ['Choose a password', 'Sign in'],
  fr: ['Choisir un mot de passe', 'Se connecter'],
  es: ['Elegir una contraseña', 'Iniciar sesión'],
};

/** The calls to the server, in order, and its answer for each path. */
const calls: string[] = [];
const answers = (by: Record<string, [number, object?]>) => {
  calls.length = 0;
  globalThis.fetch = async (request) => {
    const name = new URL((request as Request).url, 'http://here').pathname.split('/').at(-1) ?? '';
    calls.push(name);
    const [status, body] = by[name] ?? [500];
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  };
};
const OPEN = [200, { state: 'open', landlord: 'Rose City Rentals', invites: true }] as [number, object];
const problem = (code: string) => ({ error: 'English', code, requestId: '1' });
const ACCEPT = { en: 'Accept the invitation', fr: 'Accepter l’invitation', es: 'Aceptar la invitación' };
const MAIL = {
  en: 'Email me a sign-in link',
  fr: 'M’envoyer un lien de connexion',
  es: 'Enviarme un enlace para iniciar sesión',
};
const show = (language: (typeof CODES)[number], more = '') =>
  render(
    <Around
      features={['suppliers/invitation', '../api', '../app']}
      language={language}
      at={`/supplier-invitation?key=a-key${more}`}
    >
      <InvitationPage />
    </Around>,
  );
const linksShown = async () => (await screen.findByRole('alert')).querySelectorAll('a');

beforeEach(() =>
  connectApi({
    token: () => undefined,
    language: () => 'en',
    onToken: () => undefined,
    onSessionEnded: () => undefined,
  }),
);

it.each(CODES)('says who invites, and accepts by a click alone, in %s', async (language) => {
  answers({ look: OPEN, open: [401, problem('two_factor_required')] });
  show(language);
  expect(await screen.findByText(/Rose City Rentals/)).toBeTruthy();
  expect(calls).toEqual(['look']);
  fireEvent.click(screen.getByRole('button', { name: ACCEPT[language] }));
  // AD-002: if two-step verification is required, the page links to setting a password and to the sign-in.
  const links = [...(await linksShown())];
  expect(calls).toEqual(['look', 'open']);
  expect(links.map(({ textContent }) => textContent)).toEqual(LINKS[language]);
  expect(links[0]?.getAttribute('href')).toContain(paths.forgotPassword());
});

it.each([
  ['en', 'Your invoice', /This link opens your invoice to Rose City Rentals/, 'Open the invoice'],
  ['fr', 'Votre facture', /Ce lien ouvre votre facture/, 'Ouvrir la facture'],
  ['es', 'Su factura', /Este enlace abre su factura/, 'Abrir la factura'],
] as const)('the link of an email about an invoice says so, in %s', async (language, title, text, open) => {
  answers({ look: [200, { state: 'open', landlord: 'Rose City Rentals', invites: false }] });
  show(language, '&next=%2Fdashboards%2Fsupplier%2Finvoices%2Fi');
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: open })).toBeTruthy();
});

it('the link of an email about a job isn’t called an invitation', async () => {
  answers({ look: [200, { state: 'open', landlord: 'Rose City Rentals', invites: false }] });
  show('en', '&next=%2Fdashboards%2Fsupplier%2Fjobs%2Fr');
  expect(await screen.findByRole('heading', { name: 'Your job' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open the job' })).toBeTruthy();
});

it.each(CODES)('a used link leads to the sign-in, or has one mailed, in %s', async (language) => {
  answers({ look: [200, { state: 'used', landlord: null, invites: true }], 'sign-in-link': [204] });
  show(language);
  const button = await screen.findByRole('button', { name: MAIL[language] });
  expect(screen.getByRole('link', { name: LINKS[language][1] })).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: MAIL[language] })).toBeNull());
  expect(screen.getByRole('status').textContent).not.toBe('');
  expect(calls).toEqual(['look', 'sign-in-link']);
});

it('an unknown link leads to the sign-in alone', async () => {
  answers({ look: [400, problem('invalid_link')] });
  show('en');
  expect([...(await linksShown())].map(({ textContent }) => textContent)).toEqual(['Sign in']);
});
