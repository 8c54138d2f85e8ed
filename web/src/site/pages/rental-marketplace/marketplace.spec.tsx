import { readFileSync } from 'node:fs';
import type { Language } from '@contract/languages';
import { CARES_FLAG, LISTING_SORTS } from '@contract/listing-options';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Home } from './types';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const wordsOf = (language: Language) => ({
  ...read(`web/src/site/pages/rental-marketplace/${language}.json`),
  ...read(`web/src/features/forms/messages/${language}.json`),
  ...read(`web/src/api/messages/${language}.json`),
});
const group = { en: async () => ({ default: wordsOf('en') }), fr: async () => ({ default: wordsOf('fr') }) };
jest.unstable_mockModule(
  'virtual:catalogues',
  () => ({ catalogues: { 'page/rental-marketplace': group, forms: group } }),
  { virtual: true },
);
const { session } = await import('@api/session');
const { dismissToast, toastStore } = await import('@ui/overlay/toastStore');
const { default: MarketplacePage } = await import('./page');
const { default: AskForm } = await import('./AskForm');
const { default: HomeDialog } = await import('./HomeDialog');

const browser = { fetch: globalThis.fetch, AbortController: globalThis.AbortController };
const homeOf = (id: string, title: string, rentCents: number): Home => ({
  id,
  title,
  address: '1 Elm',
  city: 'Halifax',
  province: 'NS',
  country: 'CA',
  rent: rentCents / 100,
  rentCents,
  currency: 'CAD',
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: null,
  availableDate: '2026-01-01',
  landlordName: 'Nadia',
  landlordRating: null,
  isVerified: true,
  [CARES_FLAG]: false,
  amenities: [],
  images: [],
  description: '',
  petFriendly: false,
  parking: false,
  utilities: null,
  publishedAt: '2026-01-01T00:00:00.000Z',
  sample: false,
  contact: true,
  favorite: false,
});
const MARKET = [homeOf('loft', 'Loft', 320_000), homeOf('garden', 'Garden suite', 164_000)];

/** Queries of the list, in the order in which they were asked. */
let asked: URLSearchParams[];
/** What the server answers to a question about a home, or to a mark. */
let answer: (request: Request) => Response;
/** Homes that the account has marked and that are not on the market. */
let accountsAway: { id: string; title: string }[];
/** Where the list continues. */
let next: string | undefined;
const refused = (status: number, code: string) => new Response(JSON.stringify({ error: code, code }), { status });
const signIn = (userId = 'u') =>
  session.begin({
    access_token: 't',
    user: { id: userId, email: 'a@example.com' },
    profile: { userId, demo: false },
  } as unknown as Parameters<typeof session.begin>[0]);

function serve(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/away')) return new Response(JSON.stringify(accountsAway));
  if (pathname !== '/api/listings') return answer(request);
  asked.push(searchParams);
  const ids = searchParams.get('ids')?.split(',');
  const homes = MARKET.filter(({ id }) => ids?.includes(id) ?? !searchParams.has('favorites'));
  const up = { rentCents: 1, '-rentCents': -1 }[searchParams.get('sort') ?? ''] ?? 0;
  if (searchParams.get('cursor') === 'lost') return refused(503, 'unavailable');
  const body = homes.toSorted((left, right) => up * (left.rentCents - right.rentCents));
  return new Response(JSON.stringify(body), {
    headers: { 'X-Total-Count': String(body.length), ...(next && { Link: next }) },
  });
}

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

const shown = (page: React.ReactNode, language: Language = 'en', address = '/rental-marketplace') => (
  <MemoryRouter initialEntries={[address]}>
    <LanguageContext value={{ language, setLanguage: () => undefined }}>
      <MessagesProvider language={language} messages={wordsOf(language)}>
        {page}
        <Address />
      </MessagesProvider>
    </LanguageContext>
  </MemoryRouter>
);
const show = (query = '') => render(shown(<MarketplacePage />, 'en', `/rental-marketplace${query}`));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const namesIn = (part: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  part.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
const toasted = () => {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(toastStore.visible()?.title);
  return box.textContent;
};
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  next = undefined;
  accountsAway = [];
  answer = () => new Response(null, { status: 204 });
  // jsdom’s signals are none that Node’s requests take.
  globalThis.AbortController = class {
    abort(): void {}
  } as unknown as typeof AbortController;
  globalThis.fetch = (async (request: Request) => serve(request)) as typeof fetch;
});
afterEach(() => {
  act(() => session.end('signed-out'));
  Object.assign(globalThis, browser);
});

describe('the order of the homes', () => {
  it('is the newest first, and what the reader chooses, kept in the address', async () => {
    show();
    await waitFor(() => expect(titles()).toEqual(['Loft', 'Garden suite']));
    const order = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([order.value, [...order.options].map(({ value }) => value)]).toEqual([LISTING_SORTS[0], [...LISTING_SORTS]]);
    await userEvent.selectOptions(order, 'Lowest rent');
    await waitFor(() => expect(titles()).toEqual(['Garden suite', 'Loft']));
    expect([order.value, address(), asked.at(-1)?.get('sort')]).toEqual(['rentCents', '?sort=rentCents', 'rentCents']);
    await userEvent.selectOptions(order, 'Newest');
    await waitFor(() => expect(titles()).toEqual(['Loft', 'Garden suite']));
    expect([address(), asked.at(-1)?.has('sort')]).toEqual(['', false]);
  });

  it('comes from the address, like the filters; an unknown one means the newest', async () => {
    const { unmount } = show('?sort=-rentCents&pets=yes');
    await waitFor(() => expect(titles()).toEqual(['Loft', 'Garden suite']));
    expect([
      screen.getByLabelText<HTMLSelectElement>('Sort by').value,
      String(asked[0]?.get('sort')),
      asked[0]?.get('petFriendly'),
    ]).toEqual(['-rentCents', '-rentCents', 'true']);
    unmount();
    show('?sort=landlordName');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect([screen.getByLabelText<HTMLSelectElement>('Sort by').value, asked[1]?.has('sort')]).toEqual([
      '-publishedAt',
      false,
    ]);
  });
});

describe('a marked home that is not offered any more', () => {
  const away = () => screen.findByRole('region', { name: 'Favorites that are no longer listed' });
  const keep = () =>
    localStorage.setItem(
      'favoriteHomes',
      JSON.stringify([
        { id: 'garden', title: 'Garden suite' },
        { id: 'let', title: 'House by the sea' },
      ]),
    );

  it('is shown below a visitor’s favorites until the visitor removes it', async () => {
    keep();
    show('?saved=yes');
    const part = within(await away());
    expect([namesIn(part), asked.at(-1)?.get('ids')]).toEqual([['House by the sea'], 'garden,let']);
    await userEvent.click(part.getByRole('button', { name: 'Favorite: House by the sea', pressed: true }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /no longer listed/ })).toBeNull());
    expect(localStorage.getItem('favoriteHomes')).toBe('[{"id":"garden","title":"Garden suite"}]');
  });

  it('LS-011 moves the focus when it is removed, without reloading the list', async () => {
    localStorage.setItem(
      'favoriteHomes',
      JSON.stringify([
        { id: 'garden', title: 'Garden suite' },
        { id: 'let', title: 'House by the sea' },
        { id: 'sold', title: 'Attic' },
      ]),
    );
    show('?saved=yes');
    const part = within(await away());
    await userEvent.click(part.getByRole('button', { name: 'Favorite: House by the sea' }));
    await waitFor(() => expect(namesIn(part)).toEqual(['Attic']));
    expect(document.activeElement).toBe(part.getByRole('heading'));
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: Garden suite', pressed: true }));
    expect(screen.getByRole('button', { name: 'Favorite: Garden suite', pressed: false })).toBe(document.activeElement);
    await userEvent.click(part.getByRole('button', { name: 'Favorite: Attic' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect([
      screen.queryByRole('region', { name: /no longer listed/ }),
      asked.map((query) => query.get('ids')),
    ]).toEqual([null, ['garden,let,sold']]);
  });

  it('LS-011 is said of an id without a name, as they were once kept; one that is offered gets its name', async () => {
    localStorage.setItem('favoriteHomes', '["garden", null, "let", 5, {}]');
    show('?saved=yes');
    expect(namesIn(within(await away()))).toEqual(['This home is no longer listed']);
    expect([
      asked.at(-1)?.get('ids'),
      screen.getByRole('button', { name: 'Favorite: Garden suite', pressed: true }),
    ]).toEqual(['garden,let', expect.anything()]);
    expect(JSON.parse(localStorage.getItem('favoriteHomes') ?? '')).toEqual([
      { id: 'garden', title: 'Garden suite', sample: false },
      { id: 'let', title: '' },
    ]);
  });

  it('LS-011 that is kept for one person is not shown to the next who signs in', async () => {
    keep();
    answer = () => refused(404, 'not_found');
    signIn();
    show('?saved=yes');
    expect(namesIn(within(await away()))).toEqual(['Garden suite', 'House by the sea']);
    accountsAway = [{ id: 'attic', title: 'Attic' }];
    const marks = jest.fn(answer);
    answer = marks;
    act(() => signIn('other'));
    await waitFor(async () => expect(namesIn(within(await away()))).toEqual(['Attic']));
    expect([asked.length, marks.mock.calls]).toEqual([2, []]);
  });

  it('is not said about homes that a filter hides, nor about samples', async () => {
    localStorage.setItem('favoriteHomes', JSON.stringify([{ id: 'sample', title: 'Sample', sample: true }]));
    const { unmount } = show('?saved=yes');
    expect(await screen.findByText('No matching homes')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /no longer listed/ })).toBeNull();
    unmount();
    keep();
    show('?saved=yes&pets=yes');
    await waitFor(() => expect(titles()).toEqual(['Garden suite']));
    expect(screen.queryByRole('region', { name: /no longer listed/ })).toBeNull();
  });

  it('is said when it left the market while the visitor signed in', async () => {
    keep();
    answer = () => refused(404, 'not_found');
    signIn();
    show('?saved=yes');
    const part = within(await away());
    expect(namesIn(part)).toEqual(['Garden suite', 'House by the sea']);
    await userEvent.click(part.getByRole('button', { name: /House by the sea/ }));
    await waitFor(() => expect(namesIn(part)).toEqual(['Garden suite']));
    expect(document.activeElement).toBe(part.getByRole('heading'));
  });
});

describe('a home of the account that is not offered any more', () => {
  it('is shown below the favorites until it is unmarked, which may fail', async () => {
    accountsAway = [{ id: 'attic', title: 'Attic' }];
    answer = () => refused(503, 'unavailable');
    signIn();
    show('?saved=yes');
    const part = within(await screen.findByRole('region', { name: 'Favorites that are no longer listed' }));
    await userEvent.click(part.getByRole('button'));
    await waitFor(() => expect(toasted()).toBe('We couldn’t save your favorites. Please try again.'));
    expect(namesIn(part)).toEqual(['Attic']);
    answer = ({ method }) => {
      if (method === 'DELETE') accountsAway = [];
      return new Response(null, { status: 204 });
    };
    await userEvent.click(part.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('region', { name: /no longer listed/ })).toBeNull());
    act(() => dismissToast());
  });
});

describe('what the server cannot do', () => {
  const note = () => waitFor(() => expect(toasted()).not.toBe('')).then(toasted);
  afterEach(() => act(() => dismissToast()));

  it('a heart that was not saved says so, and is as it was', async () => {
    signIn();
    show();
    const heart = await screen.findByRole('button', { name: 'Favorite: Loft' });
    answer = () => refused(503, 'unavailable');
    await userEvent.click(heart);
    expect(await note()).toBe('We couldn’t save your favorites. Please try again.');
    expect(heart.getAttribute('aria-pressed')).toBe('false');
  });

  it('further homes that do not come leave those that are there, and the way to try again', async () => {
    next = '</api/listings?cursor=lost>; rel="next"';
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more homes' }));
    expect(await note()).toBe('The homes could not be loaded');
    expect([titles(), screen.getByRole<HTMLButtonElement>('button', { name: 'Show more homes' }).disabled]).toEqual([
      ['Loft', 'Garden suite'],
      false,
    ]);
  });

  it('a home of an address that does not load can be asked for again', async () => {
    answer = () => refused(503, 'unavailable');
    render(shown(<HomeDialog id="attic" known={undefined} onClose={() => undefined} />));
    expect(await screen.findByRole('dialog', { name: 'The homes could not be loaded' })).toBeTruthy();
    answer = () => new Response(JSON.stringify(homeOf('attic', 'Attic', 90_000)));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Attic' })).toBeTruthy();
  });
});

describe('a question that fails', () => {
  const failed = () => screen.getByRole('alert');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const form = (language: Language) => shown(<AskForm home={MARKET[0] as Home} />, language);

  it('LS-014 is announced each time, follows the language, and disappears once the server is reached', async () => {
    HTMLElement.prototype.scrollIntoView = () => undefined;
    answer = () => refused(500, 'internal');
    const { rerender } = render(form('en'));
    await userEvent.type(screen.getByLabelText('Your name'), 'Ana');
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
    await press('Send the question');
    await waitFor(() => expect(failed().textContent).toContain('The question was not sent'));
    const first = failed();
    await press('Send the question');
    // Another element with the role of an alert is what is read out again.
    await waitFor(() => expect(failed()).not.toBe(first));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    rerender(form('fr'));
    expect(failed().textContent).toContain(wordsOf('fr')['rental-marketplace.ask.failedText']);
    answer = () => new Response(null, { status: 201 });
    await press(wordsOf('fr')['rental-marketplace.ask.send'] ?? '');
    await waitFor(() => expect(failed().textContent).toContain(wordsOf('fr')['rental-marketplace.ask.sent']));
  });
});
