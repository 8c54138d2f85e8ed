import { connectApi } from '@api/client';
import { LANGUAGES } from '@contract/languages';
import { beforeEach, expect, it } from '@jest/globals';
import { paths } from '@nav/paths';
import { Around } from '@nav/testing/Around';
import { render, screen } from '@testing-library/react';
import InvitationPage from './pages/InvitationPage';

const CODES = LANGUAGES.map(({ code }) => code);
const LINKS = {
  en: ['Choose a password', 'Sign in'],
  fr: ['Choisir un mot de passe', 'Se connecter'],
  es: ['Elegir una contraseña', 'Iniciar sesión'],
};

const refuse = (status: number, code: string) => {
  globalThis.fetch = async () => new Response(JSON.stringify({ error: 'English', code, requestId: '1' }), { status });
};
const show = (language: (typeof CODES)[number]) =>
  render(
    <Around
      features={['suppliers/invitation', '../api', '../app']}
      language={language}
      at="/supplier-invitation?key=a-key"
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

it.each(CODES)(
  'AD-002 where a second step is asked for the link leads to a password and to the sign-in, in %s',
  async (language) => {
    refuse(401, 'two_factor_required');
    show(language);
    const links = [...(await linksShown())];
    expect(links.map(({ textContent }) => textContent)).toEqual(LINKS[language]);
    expect(links[0]?.getAttribute('href')).toContain(paths.forgotPassword());
  },
);

it('a link that is over leads to the sign-in alone', async () => {
  refuse(400, 'invalid_link');
  show('en');
  expect([...(await linksShown())].map(({ textContent }) => textContent)).toEqual(['Sign in']);
});
