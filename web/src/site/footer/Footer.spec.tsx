import { readFileSync } from 'node:fs';
import { PRODUCT } from '@contract/product';
import { MessagesProvider } from '@i18n/messages';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KnownPagesContext, LocalLink } from '@nav/LocalLink';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { LinkProvider } from '@ui/link/LinkProvider';
import { MemoryRouter } from 'react-router-dom';

// Parts that load later bring their words with them; here they do not load.
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: {} }), { virtual: true });

const messages = JSON.parse(readFileSync('web/src/site/messages/en.json', 'utf8')) as Record<string, string>;
const everywhere = { exists: () => true, carriesLanguage: () => true };

beforeEach(async () => {
  const { Footer } = await import('./Footer');
  globalThis.fetch = jest.fn<typeof fetch>(() => new Promise(() => undefined));
  render(
    <MemoryRouter>
      <KnownPagesContext value={everywhere}>
        <LinkProvider component={LocalLink}>
          <MessagesProvider language="en" messages={messages}>
            <Footer />
          </MessagesProvider>
        </LinkProvider>
      </KnownPagesContext>
    </MemoryRouter>,
  );
});

const section = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
const leadsTo = (link: HTMLElement) => link.getAttribute('href');

describe('the footer', () => {
  it('FT-004 FT-012 names the regions served and the seven countries that follow', () => {
    for (const place of ['Ontario', 'Quebec', 'California', 'New York'])
      expect(section('Regions served').getByText(new RegExp(place))).toBeTruthy();
    const countries = section('International expansion').getByText(/^Planned countries: /).textContent ?? '';
    for (const country of [
      'France',
      'United Kingdom',
      'Germany',
      'Japan',
      'United Arab Emirates',
      'New Zealand',
      'Australia',
    ])
      expect(countries).toContain(country);
  });

  it('FT-005 leaves Contact Us to the browser, unlike the links of the router', () => {
    // A listener outside React sees whether the router has handled the click.
    const taken: boolean[] = [];
    const listen = (event: Event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', listen);
    const contact = section('International expansion').getByRole('link', { name: 'Contact Us' });
    for (const link of [contact, screen.getByRole('link', { name: 'Contact' })]) fireEvent.click(link);
    window.removeEventListener('click', listen);
    expect([leadsTo(contact), ...taken]).toEqual(['/international-contact', false, true]);
  });

  it('FT-006 FT-007 FT-008 lead to the supplier’s sign-up, the supplier’s dialog and the landlord’s sign-up', () => {
    const links = ['Become Elite Partner', 'Partner Access', 'Start Free Trial'].map((name) =>
      leadsTo(screen.getByRole('link', { name })),
    );
    expect(links).toEqual(['/register/supplier', '/?dialog=supplier', '/register/landlord']);
  });

  it('FT-009 FT-010 shows year, name and that the system works', () => {
    expect(screen.getByText(`© 2025 ${PRODUCT.name}. All rights reserved.`)).toBeTruthy();
    expect(screen.getByText('System operational')).toBeTruthy();
  });

  it('FT-010 says that something is wrong when the system doesn’t answer well', async () => {
    cleanup();
    globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(null, { status: 503 }));
    const { SystemStatus } = await import('./SystemStatus');
    render(
      <MessagesProvider language="en" messages={messages}>
        <SystemStatus />
      </MessagesProvider>,
    );
    expect(await screen.findByText(messages['site.footer.disturbed'] ?? '')).toBeTruthy();
    expect(screen.queryByText('System operational')).toBeNull();
  });
});
