import { readFileSync } from 'node:fs';
import { session, type SignedIn } from '@api/session';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, expect, it } from '@jest/globals';
import { KnownPagesContext, LocalLink } from '@nav/LocalLink';
import { paths } from '@nav/paths';
import { cleanup, render, screen } from '@testing-library/react';
import { LinkProvider } from '@ui/link/LinkProvider';
import { MemoryRouter } from 'react-router-dom';
import SideMenu from './SideMenu';

const messages = ['site', 'app'].reduce<Record<string, string>>(
  (all, name) => ({
    ...all,
    ...(JSON.parse(readFileSync(`web/src/${name}/messages/en.json`, 'utf8')) as Record<string, string>),
  }),
  {},
);
const everywhere = { exists: () => true, carriesLanguage: () => true };
const LANDLORD = {
  access_token: 't',
  user: { id: 'u', email: 'nadia@example.com' },
  profile: { userType: 'landlord', firstName: 'Nadia' },
} as SignedIn;

function open() {
  render(
    <MemoryRouter initialEntries={[paths.site('pricing')]}>
      <KnownPagesContext value={everywhere}>
        <LinkProvider component={LocalLink}>
          <MessagesProvider language="en" messages={messages}>
            <SideMenu open onClose={() => undefined} />
          </MessagesProvider>
        </LinkProvider>
      </KnownPagesContext>
    </MemoryRouter>,
  );
  return screen.getAllByRole('link', { hidden: true });
}

const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

afterEach(() => {
  session.end('signed-out');
  cleanup();
});

it('NV-005 offers visitors the sign-in options, and marks the current page', () => {
  const links = open();
  expect(names(links)).toEqual([
    'Features',
    'Pricing',
    'Rentals',
    'Help Center',
    'Get Started',
    'Tenant Portal',
    'Login',
  ]);
  expect(names(links.filter((link) => link.getAttribute('aria-current') === 'page'))).toEqual(['Pricing']);
});

it('NV-005 offers who is signed in the own dashboard instead', () => {
  session.begin(LANDLORD);
  const links = open();
  expect(names(links).slice(4)).toEqual(['My dashboard']);
  expect(links.at(-1)?.getAttribute('href')).toBe(paths.dashboard('landlord'));
});
