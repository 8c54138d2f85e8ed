import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Language } from '@contract/languages';
import { PRODUCT } from '@contract/product';
import { isOver } from '@contract/promotion';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KnownPagesContext, LocalLink } from '@nav/LocalLink';
import { factsFor } from '@site/facts/use-site-text';
import { LinkProvider } from '@ui/link/LinkProvider';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router-dom';
import { catalogueFiles, catalogueFolders, LANGUAGES } from '../../tools/catalogues.mjs';
import { formRoutes } from './form-routes';
import { helpRoutes } from './help-routes';
import { knownPages } from './known-pages';
import type { RouteRow } from './route-row';
import { siteRoutes } from './site-routes';

const src = resolve('web/src');
const folders = catalogueFolders(src);
const languages = LANGUAGES as readonly Language[];

function messagesOf(groups: readonly string[], language: Language): Record<string, string> {
  const files = ['base', 'site', ...groups].flatMap((group) => catalogueFiles(folders.get(group) ?? [], language));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  ) as Record<string, string>;
}

// Parts that load later bring their words with them; here they do not load.
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: {} }), { virtual: true });

/** Renders a page in a language, without header and footer. */
async function show(row: RouteRow, language: Language): Promise<HTMLElement> {
  const { default: Page } = (await import(join(src, row.page))) as { default: ComponentType };
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter initialEntries={[row.path]}>
      <KnownPagesContext value={knownPages}>
        <LinkProvider component={LocalLink}>
          <LanguageContext value={{ language, setLanguage: () => undefined }}>
            <MessagesProvider language={language} messages={messagesOf(row.catalogues, language)}>
              <Page />
            </MessagesProvider>
          </LanguageContext>
        </LinkProvider>
      </KnownPagesContext>
    </MemoryRouter>,
  );
  return page;
}

const textOf = (page: HTMLElement) =>
  [...page.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ nodeValue }) => nodeValue)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
const labelsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')).join(' ');
const rowOf = (path: string) =>
  [...siteRoutes, ...helpRoutes, ...formRoutes].find((row) => row.path === path) as RouteRow;

/** The prescribed marketing figures, as they are written (docs/specification/product.md). */
const SAMPLES = [
  'properties',
  'tenants',
  'units',
  'rentProcessed',
  'uptime',
  'saved',
  'onTime',
  'downloads',
  'eliteOwners',
  'donated',
].map((fact) => String(factsFor('en')[fact]));

/** Complaints of the catalogues while pages are rendered: missing values, broken messages. */
const complaints: string[] = [];
beforeEach(
  () => void jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' '))),
);

describe.each(siteRoutes.map((row) => [row.path, row] as const))('the public page %s', (_path, row) => {
  it.each(languages)('LN-010 has one h1 and no missing message in %s', async (language) => {
    const page = await show(row, language);
    const titles = [...page.querySelectorAll('h1')].map((title) => title.textContent?.trim());
    expect(titles).toEqual([expect.stringMatching(/\S{2}/)]);
    const prefix = row.meta.replace(/\.meta$/, '');
    expect(
      `${textOf(page)} ${labelsOf(page)}`.match(
        new RegExp(`\\b(?:site|forms|fragments|samples|stubs|${prefix})\\.[a-z][\\w.-]*`, 'g'),
      ) ?? [],
    ).toEqual([]);
  });

  it('LP-009 says so where its figures are samples', async () => {
    const page = await show(row, 'en');
    const sections = [...page.querySelectorAll<HTMLElement>('section')].map(textOf);
    page.querySelectorAll('section').forEach((section) => section.remove());
    sections.push(textOf(page));
    expect(
      sections.flatMap((text) =>
        text.includes('Sample figures') ? [] : SAMPLES.filter((figure) => text.includes(figure)),
      ),
    ).toEqual([]);
  });

  it('FT-011 CP-014 leads to pages that exist', async () => {
    const page = await show(row, 'en');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const strangers = links.filter(
      (href) =>
        !href.startsWith('/api/') &&
        !(href.startsWith('#') ? page.querySelector(href) : knownPages.exists(href.split('?')[0] ?? '')),
    );
    expect(strangers).toEqual([]);
  });
});

/** The files that documents name, in the place where they must exist. */
const DOCUMENTED: readonly [ids: string, path: string, texts: readonly string[]][] = [
  ['LP-002', '/', ['50,000+', '200,000+', '$2.1B+', '99.9%']],
  [
    'LP-006',
    '/',
    [
      'Basic',
      'Up to 10 properties',
      'Premium',
      'Unlimited properties',
      '24/7 support',
      'Most popular',
      'Diamond',
      'For 100+ tenants',
    ],
  ],
  [
    'LP-007 LP-008',
    '/',
    ['Annual billing saves 30%', 'Rent collection', 'Tenant screening', 'maintenance', 'documents'],
  ],
  ['LP-009', '/', ['Sample figures']],
  ['LP-009', '/reviews', ['Sample figures']],
  ['LP-009 IM-007', '/community-impact', ['Sample figures', 'Keys for All', 'Toits Ensemble', 'Casa Abierta']],
  ['CP-005', '/help-center', ['24/7', 'Mon-Fri 9AM-6PM EST', 'Reply within 2 hours']],
  [
    'CN-005',
    '/contact',
    ['Monday to Friday: 8 a.m. to 8 p.m. EST', 'Saturday: 9 a.m. to 5 p.m. EST', 'Sunday: closed'],
  ],
  [
    'LL-001',
    '/landlord-services',
    [
      'Knowledge Articles',
      'Property Management',
      'Tenant Management',
      'Rent Collection',
      'Maintenance Tracking',
      'Premium Support',
    ],
  ],
  ['PR-001', '/pricing', ['Starter', '$29', 'Up to 10 properties']],
  ['PR-002', '/pricing', ['Professional', '$79', 'Up to 50 properties', 'Most Popular']],
  ['PR-003', '/pricing', ['Enterprise', 'Custom', 'Unlimited properties']],
  ['PR-004 PR-005', '/pricing', ['14-day free trial', 'No setup fee']],
  ['PR-006', '/pricing', ['Plan changes are immediate', 'Credit cards, and bank transfers for annual plans']],
  ['CN-006', '/terms-of-service', ['billed monthly or annually', 'non-refundable', '30 days’ notice']],
  ['CN-007', '/gdpr', ['within 30 days']],
  [
    'CP-001',
    '/whats-new',
    [
      '3.2.0',
      'Dec 2024',
      'New features',
      'Latest',
      '3.1.5',
      'Nov 2024',
      'Improvements',
      'Popular',
      '3.1.0',
      'Oct 2024',
      'Enterprise',
    ],
  ],
  ['CP-002', '/whats-new', ['Q1 2025', 'Q2 2025', 'Q3 2025', 'In Development', 'Planned']],
  ['CP-003', '/product-tour', ['Dashboard', 'Tenant management', 'Maintenance', 'Start Free Trial']],
  ['CP-009', `/${PRODUCT.slug}-benefits`, ['$29', '$180+', '85%', '99%']],
  ['CP-010', '/mobile-app', ['iOS', 'Android', '4.8', '50k+']],
  ['CP-011', '/about', ['Our mission', 'Our vision', 'Clear', 'Fair', 'Kind', 'Steady']],
  ['CP-012', '/rent-collection', ['Back', '1.5%', '2–3 business days', '1.9%', '2.5%', '2.9%', 'Instant']],
  [
    'PP-001 PP-006',
    '/protection-plan',
    ['Appliance Basic', 'Appliance Complete', 'HVAC Essential', 'HVAC Premium', 'Popular'],
  ],
  [
    'PP-002 PP-003',
    '/protection-plan',
    ['$29.99', '$299.99', '$59.89', '$75', '$2,500', '$49.99', '$499.99', '$99.89', '$50', '$5,000'],
  ],
  [
    'PP-004 PP-005',
    '/protection-plan',
    ['$39.99', '$399.99', '$79.89', '$100', '$3,500', '$69.99', '$699.99', '$139.89', '$7,500'],
  ],
  [
    'PP-009',
    '/protection-plan',
    ['Refrigerator', 'Dishwasher', 'Washer', 'Dryer', 'Furnace', 'Water heater', 'Heat pump', 'Ductwork up to $500'],
  ],
  ['EL-001', '/elite-partner-signup', ['$299', 'a year', '$1,499']],
  ['EL-003 EL-004', '/elite-partner-signup', ['30-day money-back guarantee', 'Lifetime value guarantee', '2,500+']],
  ['IM-001', '/community-impact', ['$247,500', '12', '48', '8', '156', '342']],
  ['IM-002 IM-006', '/community-impact', ['Completed', 'In Progress', 'Fundraising', 'every 50 properties']],
  ['IM-005', '/philanthropy', ['Our mission', 'Launching 2025', 'In Planning', 'Development Phase']],
  ['PM-001 PM-005', '/promotions', ['Limited Time Offer - Ends July 31st, 2025', 'This offer has ended']],
  [
    'PM-002 PM-003',
    '/promotions',
    [
      'Free V.I.P onboarding',
      '$599',
      'System setup',
      'Tenant integration',
      'Unique tenant codes',
      'Full configuration',
    ],
  ],
];

/** Sections with invented content, by their heading, and the words with which each says so itself. */
const INVENTED: readonly [path: string, heading: string, note: string][] = [
  ['/', 'The fiftieth home is on us', 'Sample figures'],
  ['/about', 'One home for every 50', 'Sample figures'],
  ['/community-impact', 'So far', 'Sample figures'],
  ['/community-impact', 'Three projects', 'made up'],
  ['/community-impact', 'Who’s building', 'made up'],
  ['/philanthropy', 'Our mission', 'made up'],
  ['/philanthropy', 'What we believe in', 'made up'],
  ['/philanthropy', 'What comes next', 'made up'],
  ['/philanthropy', 'Get involved', 'made up'],
  ['/', 'Sample quotes: these people are made up', 'made up'],
  ['/landlords', 'Sample quotes: these people are made up', 'made up'],
  ['/protection-plan', 'Sample quotes: these people are made up', 'made up'],
  ['/reviews', 'Six sample reviews', 'Sample review'],
];

describe('what is documented', () => {
  it.each(INVENTED)('LP-009 says on %s in the section “%s” that it is invented', async (path, heading, note) => {
    const page = await show(rowOf(path), 'en');
    const title = [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === heading);
    expect(title?.closest('section')?.textContent).toContain(note);
  });

  it.each(DOCUMENTED)('%s is on %s', async (_ids, path, texts) => {
    const text = textOf(await show(rowOf(path), 'en'));
    expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([]);
  });

  it('CP-008 is six reviews and four platforms', async () => {
    const page = await show(rowOf('/reviews'), 'en');
    expect([page.querySelectorAll('blockquote').length, page.querySelectorAll('section dl > div').length]).toEqual([
      6, 4,
    ]);
  });

  it('IM-003 is a progress bar for what is not completed', async () => {
    const page = await show(rowOf('/community-impact'), 'en');
    expect([...page.querySelectorAll('progress')].map(({ position }) => position)).toEqual([0.75, 0.5]);
  });

  it('EL-002 is the annual plan, chosen by default', async () => {
    const page = await show(rowOf('/elite-partner-signup'), 'en');
    expect(page.querySelector<HTMLInputElement>('input:checked')?.value).toBe('annual');
  });

  it.each(['/tenant-screening', '/insurance-hub'])('CP-015 is a question to the support team on %s', async (path) => {
    const titles = [...(await show(rowOf(path), 'en')).querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles).toContainEqual(expect.stringMatching(/^Request /));
  });

  it('LP-003 LP-004 LP-005 is a door for each role', async () => {
    const page = await show(rowOf('/'), 'en');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['supplier', 'landlord', 'tenant'].map((role) => `/?dialog=${role}`)));
  });

  it.each(['/', '/pricing', '/features', '/rental-marketplace', '/product-tour', '/help-center'])(
    'RT-121 is a text beside every picture of %s',
    async (path) => {
      const pictures = [...(await show(rowOf(path), 'fr')).querySelectorAll('img')];
      expect(pictures.filter(({ alt }) => alt.length < 3).map(({ src }) => src)).toEqual([]);
    },
  );

  it('PP-007 PP-008 is a button for each plan, and one that leads down to them', async () => {
    const page = await show(rowOf('/protection-plan'), 'en');
    expect(
      [...page.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Select plan'),
    ).toHaveLength(4);
    const down =
      [...page.querySelectorAll('a')]
        .find(({ textContent }) => textContent === 'See the plans')
        ?.getAttribute('href') ?? '';
    expect(page.querySelector(down)?.closest('section')?.textContent).toContain('Appliance Basic');
  });

  it.each([
    ['IM-004', '/community-impact', ['Join as a landlord', 'Find rentals']],
    ['PM-004', '/promotions', ['Start Free Trial']],
  ] as const)('%s is a way from %s to another page', async (_ids, path, calls) => {
    const links = [...(await show(rowOf(path), 'en')).querySelectorAll('a')];
    const targets = calls.map(
      (call) => links.find(({ textContent }) => textContent === call)?.getAttribute('href') ?? '',
    );
    expect(targets.filter((href) => href === path || !knownPages.exists(href.split('?')[0] ?? ''))).toEqual([]);
  });

  it('RT-118 is the address of the benefits', () =>
    expect(rowOf(`/${PRODUCT.slug}-benefits`).meta).toBe('benefits.meta'));

  it.each(siteRoutes.filter(({ catalogues }) => catalogues.includes('stubs')).map(({ path }) => path))(
    'RT-120 is a heading and a line on %s',
    async (path) => {
      const page = await show(rowOf(path), 'en');
      expect(page.querySelector('h1')?.parentElement?.querySelector('p')?.textContent).toMatch(/\S.{15}/);
    },
  );

  it('RT-120 is the real thing below the line, where there is one', async () => {
    const below = async (path: string, selector: string) =>
      [...(await show(rowOf(path), 'en')).querySelectorAll(selector)].map(
        (element) => element.getAttribute('href') ?? element.textContent,
      );
    expect(await below('/knowledge-base', 'a')).toEqual(
      expect.arrayContaining(['/help-center?category=rent', '/help-center?article=first-lease']),
    );
    expect(await below('/live-chat-support', 'button')).toEqual(['Start a chat']);
    expect(await below('/blog', 'h3')).toContain('Renewals that speak up');
    expect(await below('/api-documentation', 'a')).toContain('/api/docs');
  });

  it.each([
    '/cookie-policy',
    '/gdpr',
    '/accessibility',
    '/fair-housing',
    '/compliance',
    '/terms-of-service',
    '/privacy-policy',
  ])('LN-017 %s has over 2,000 characters in each language, and leads to the contact page', async (path) => {
    for (const language of languages) {
      const page = await show(rowOf(path), language);
      expect(textOf(page).length).toBeGreaterThan(2000);
      expect(page.querySelector('a[href^="/contact"]')?.textContent).toMatch(/conta/);
    }
  });

  it.each(languages)('the cookie policy names what is kept in the browser in %s', async (language) => {
    const text = textOf(await show(rowOf('/cookie-policy'), language));
    expect(
      ['language', 'theme', 'auth_token', 'access_token', 'cookiesAccepted', 'visitor-'].filter(
        (name) => !text.includes(name),
      ),
    ).toEqual([]);
  });

  it.each([
    '/about',
    '/landlords',
    '/tenants',
    '/property-managers',
    '/real-estate-investors',
    '/enterprise-solutions',
  ])('CP-013 is more than 400 characters on %s', async (path) => {
    expect(textOf(await show(rowOf(path), 'en')).length).toBeGreaterThan(400);
  });
});

describe('drawings that were served with a page', () => {
  it('are not lost: no page itself asks for what differs from what was served, its parts do', () => {
    const asking = siteRoutes.filter(({ page }) =>
      /\b(useSiteSettings|useSession|useOwn)\(/.test(readFileSync(join(src, `${page}.tsx`), 'utf8')),
    );
    // The marketplace brings no such drawing.
    expect(asking.map(({ path }) => path)).toEqual(['/rental-marketplace']);
  });
});

describe('pictures of the product', () => {
  it.each(['/product-tour', '/help-center'])(
    'are there for %s, small, light and dark, in each language',
    async (path) => {
      for (const language of languages) {
        const pictures = [...(await show(rowOf(path), language)).querySelectorAll('img')].map(
          (picture) => picture.getAttribute('src') ?? '',
        );
        expect(pictures.length).toBeGreaterThanOrEqual(6);
        expect(
          pictures.filter(
            (src) =>
              !new RegExp(`-${language}-(light|dark)\\.avif$`).test(src) || statSync(`web/public${src}`).size > 60_000,
          ),
        ).toEqual([]);
      }
    },
  );
});

describe('PM-005 the end of an offer', () => {
  it('appears when its last day has ended everywhere in the Americas', () => {
    expect(
      ['2025-07-31T23:00:00Z', '2025-08-01T11:00:00Z', '2025-08-01T13:00:00Z'].map((now) =>
        isOver('2025-07-31', new Date(now)),
      ),
    ).toEqual([false, false, true]);
  });
});

it('no page made React or the messages complain', () => expect(complaints).toEqual([]));
