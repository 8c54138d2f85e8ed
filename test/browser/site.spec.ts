import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PRODUCT } from '../../src/contract/product.js';
import { looksEnglish } from '../../web/src/i18n/catalogue-checks.js';
import { built, routes, templates, walk, WEB, type BuiltRoute } from '../support/site-pages.js';

const LANGUAGES = ['en', 'fr', 'es'] as const;
/** French is declared as Canadian (docs/decisions/0380-french-of-france.md). */
const OPEN_GRAPH_LOCALES = { en: 'en_CA', fr: 'fr_CA', es: 'es_MX' } as const;
/** First-load script in KiB, brotli, that no page may pass. */
const SCRIPT_KIB = 110;
/** Of the one script within a document, before compression. */
const EARLY_BYTES = 1500;
/** A face and the headers of its answer come with the first ten packets of a connection, in one round trip. */
const FACE_BYTES = 13_600;
/** Of the rules within a document, before compression. */
const STYLE_KIB = 50;
/** An error that the parser of ICU messages throws, and nothing else. */
const OF_THE_PARSER = 'parser can only be used once';
/** Packages that name a license and bring no text of it. */
const WITHOUT_TEXT = ['formik', 'tiny-case'];
const SMALL = { width: 360, height: 740 };
/** A window of 1280 px, enlarged. */
const ENLARGED = [
  ['200 %', { width: 640, height: 400 }],
  ['400 %', { width: 320, height: 256 }],
] as const;

const addressIn = (path: string, language: string) => (language === 'en' ? path : `${path}?lang=${language}`);
const documentOf = (row: BuiltRoute, language: string) =>
  readFileSync(join(WEB, (row.document ?? '').replace('{lang}', language)), 'utf8');
const everyDocument = built.flatMap((row) =>
  LANGUAGES.map((language) => ({
    row,
    language,
    html: documentOf(row, language),
    name: addressIn(row.path, language),
  })),
);

/** Width and height, from the header of the file. */
const pngSize = (file: string) => [16, 20].map((at) => readFileSync(file).readUInt32BE(at));
const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const metaOf = (html: string, name: string) =>
  unescape(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
const headingsOf = (html: string) =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => unescape((text ?? '').replaceAll(/<[^>]*>/g, '')));
/** Pages whose name is the same word in another language. */
const SAME_NAME = new Set(['/blog']);
/** Names of people and associations. */
const NAMES =
  /^(Priya Raman|Sarah Whitfield|Carlos Medina|Émile Gagnon|Denise Okafor|Miguel Torres|Ana Beltrán|Noah Friedman|Linh Tran|Keys for All|Toits Ensemble|Casa Abierta)$/;
/** A message that is written in another language on purpose, since it is shown beside its translation. */
const SPOKEN = /Su renta vence el 1|Votre loyer est dû le 1|Le chauffage marche/;
/** What readers see in a document, or hear from it: its texts and labels. */
const textsOf = (html: string) => {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, '')
    .replaceAll('<!-- -->', '');
  const found = [
    ...body.matchAll(/>([^<>]+)</g),
    ...body.matchAll(/\s(?:aria-label|alt|placeholder|title)="([^"]+)"/g),
  ];
  return new Set(
    found
      .map(([, text]) => unescape(text ?? '').trim())
      .filter((text) => /\p{L}{3}/u.test(text) && !NAMES.test(text) && !SPOKEN.test(text)),
  );
};
const nameless = (text: string) => text.replaceAll(PRODUCT.name, '');
const isEnglish = (text: string, english: Set<string>) =>
  looksEnglish(nameless(text), english.has(text) ? nameless(text) : '');
const KEYS = new RegExp(
  `\\b(?:app|site|auth|forms|fragments|samples|stubs|chat|cookies|announcements|home|${built
    .map(({ path }) => path.slice(1).split('/')[0])
    .filter(Boolean)
    .join('|')})\\.[a-z][\\w-]*\\.[\\w.-]+`,
  'g',
);
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => unescape(href ?? ''));

/** Runs in the page: controls that stand outside the window, and what moves though less motion is asked for. */
function cutOffOrMoving(): string[] {
  const scrolls = (one: Element | null): boolean =>
    one !== null && (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const outside = controls
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one))
    .map((one) => `outside: ${one.textContent || one.ariaLabel}`);
  const moving = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 50);
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []),
    ...outside,
    ...(moving.length > 0 ? [`${moving.length} things move`] : []),
  ];
}

/** Runs in the page: lines that their boxes cut off once readers space letters, words and lines as WCAG 1.4.12 lets them. */
function cutOffWhenSpaced(): string[] {
  const spaced = new CSSStyleSheet();
  spaced.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, spaced];
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((one) => {
    const { overflowX, overflowY, position } = getComputedStyle(one);
    const written = [...one.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    if (!written || position === 'absolute' || !one.checkVisibility({ visibilityProperty: true })) return false;
    return (
      (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
      (hides(overflowY) && one.scrollHeight > one.clientHeight + 1)
    );
  });
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []),
    ...cut.map(({ textContent }) => `cut off: ${textContent}`),
  ];
}

/** Widths at which the street of the landing page shows other notes, or more of itself. */
const STREET_WIDTHS = [768, 1024, 1279, 1280, 1440, 1920];

/** Runs in the page: notes of the street that lie over one another or over the words, or are cut off at the side. */
async function notesInTheWay(): Promise<string[]> {
  const boxesOf = (one: Element) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return one.matches('a, [data-note]') ? [one.getBoundingClientRect()] : [...range.getClientRects()];
  };
  const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const look = () => {
    const notes = [...document.querySelectorAll<HTMLElement>('[data-note]')].filter((one) => one.checkVisibility());
    const hero = notes[0]?.closest('section');
    if (!hero) return ['no note on the street'];
    const words = [...hero.querySelectorAll('h1, p, a')].filter((one) => !one.closest('[data-note]'));
    return notes.flatMap((note, at) => {
      const box = note.getBoundingClientRect();
      const met = [...notes.slice(at + 1), ...words].filter((other) => boxesOf(other).some((one) => meet(box, one)));
      const cut = box.left < 0 || box.right > innerWidth ? ['the edge'] : [];
      return [...cut, ...met.map(({ textContent }) => textContent)].map((what) => `${note.textContent} meets ${what}`);
    });
  };
  // Less motion makes every change of a rule last a frame, a busy machine some more: what is in the way stays there.
  let faults: string[] = [];
  for (let frame = 0; frame < 2 || (frame < 100 && faults.length > 0); frame++) {
    await new Promise(requestAnimationFrame);
    faults = look();
  }
  return faults;
}

test.describe('the built site', () => {
  test('LN-008 LN-011 RT-001 to RT-067 PT-008 every document has a title, a description, its addresses and a picture', () => {
    const faults: string[] = [];
    const seen = new Map<string, string>();
    for (const { row, language, html, name } of everyDocument) {
      const title = unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
      const description = metaOf(html, 'description');
      if (title.length < 10 || title.length > 60) faults.push(`${name}: title of ${title.length}: ${title}`);
      if (description.length < 50 || description.length > 160)
        faults.push(`${name}: description of ${description.length}`);
      const h1 = headingsOf(html);
      if (h1.length !== 1) faults.push(`${name}: ${h1.length} h1`);
      if (row.noindex) continue;
      if (language !== 'en' && h1[0] === headingsOf(documentOf(row, 'en'))[0] && !SAME_NAME.has(row.path))
        faults.push(`${name}: the English h1`);
      if (seen.has(title)) faults.push(`${name}: the title of ${seen.get(title)}`);
      seen.set(title, name);
      if (!html.includes(`<link rel="canonical" href="__ORIGIN__${name}">`)) faults.push(`${name}: canonical address`);
      for (const other of [...LANGUAGES, 'x-default']) {
        const address = addressIn(row.path, other === 'x-default' ? 'en' : other);
        if (!html.includes(`<link rel="alternate" hreflang="${other}" href="__ORIGIN__${address}">`))
          faults.push(`${name}: hreflang ${other}`);
      }
      const shared = {
        'og:title': title,
        'og:description': description,
        'og:url': `__ORIGIN__${name}`,
        'og:locale': OPEN_GRAPH_LOCALES[language],
        'og:image': `__ORIGIN__/pictures/shared-${language}.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
      };
      for (const [property, content] of Object.entries(shared))
        if (metaOf(html, property) !== content) faults.push(`${name}: ${property}`);
    }
    expect(faults).toEqual([]);
  });

  test('the licenses of the packages and faces in the client come along, each with its text', async ({ request }) => {
    const answer = await request.get('/licenses.txt');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const entries = (await answer.text())
      .split(/^## /m)
      .slice(1)
      .map((entry) => ({ name: entry.split(' - ')[0] ?? '', text: entry.slice(entry.indexOf('\n')).trim() }));
    expect(entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        '@mantine/core',
        '@fontsource-variable/besley',
        '@fontsource-variable/figtree',
      ]),
    );
    expect(
      entries
        .filter(({ text }) => text.length < 200)
        .map(({ name }) => name)
        .filter((name) => !WITHOUT_TEXT.includes(name)),
    ).toEqual([]);
    expect(
      entries
        .filter(({ name }) => name.startsWith('@fontsource'))
        .filter(({ text }) => text.includes('SIL OPEN FONT LICENSE')),
    ).toHaveLength(2);
  });

  test('a browser may offer to install the product from every document', () => {
    expect(
      everyDocument
        .filter(({ html }) => !html.includes('<link rel="manifest" href="/manifest.webmanifest">'))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  test('documents tell search engines what they are of, in figures and words of the page', () => {
    const factsOf = (path: string, language: string) =>
      [
        ...documentOf(built.find((row) => row.path === path) as BuiltRoute, language).matchAll(
          /<script type="application\/ld\+json">(.*?)<\/script>/g,
        ),
      ].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
    for (const language of LANGUAGES) {
      expect(factsOf('/', language)).toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: PRODUCT.name,
          url: '__ORIGIN__/',
          inLanguage: language,
        },
      ]);
      expect(factsOf('/about', language).map((facts) => facts['@type'])).toEqual(['Organization']);
      const [software, questions] = factsOf('/pricing', language);
      expect(software?.['offers']).toEqual([
        expect.objectContaining({ price: 29, priceCurrency: 'USD' }),
        expect.objectContaining({ price: 79, priceCurrency: 'USD' }),
      ]);
      for (const [path, asked] of [
        ['/pricing', questions],
        ['/insurance-hub', factsOf('/insurance-hub', language)[0]],
      ] as const) {
        const page = documentOf(built.find((row) => row.path === path) as BuiltRoute, language);
        const entries = asked?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
        expect(entries.length).toBeGreaterThan(2);
        const shown = textsOf(page);
        expect(
          entries.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]).filter((text) => !shown.has(text)),
        ).toEqual([]);
      }
    }
  });

  test('RT-110 the sitemap names every page that may be found, in each language, and none else', () => {
    const sitemap = readFileSync(join(WEB, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>__ORIGIN__([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed.toSorted()).toEqual(
      everyDocument
        .filter(({ row }) => !row.noindex)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(sitemap.match(/hreflang="fr"/g)).toHaveLength(listed.length);
    expect(LANGUAGES.map((language) => pngSize(join(WEB, `pictures/shared-${language}.png`)))).toEqual(
      LANGUAGES.map(() => [1200, 630]),
    );
  });

  test('LN-019 no document in French or Spanish has English in it, or a line of the English one', () => {
    const faults: string[] = [];
    for (const row of built) {
      const english = textsOf(documentOf(row, 'en'));
      expect(english.size).toBeGreaterThan(3);
      for (const language of ['fr', 'es']) {
        const left = [...textsOf(documentOf(row, language))].filter((text) => isEnglish(text, english));
        faults.push(...left.map((text) => `${addressIn(row.path, language)}: ${text}`));
      }
    }
    expect(faults).toEqual([]);
  });

  test('FT-002 FT-011 every link of every document leads to a page of the same language, and every anchor to a place', () => {
    const patterns = routes
      .flatMap((row) => [row.path, ...row.aliases, ...row.redirects])
      .map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`));
    const ids = new Map(
      everyDocument.map(({ name, html }) => [name, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))]),
    );
    const faults = new Set<string>();
    for (const { name, language, html } of everyDocument) {
      for (const href of linksOf(html)) {
        if (/^(https?:|mailto:|tel:|\/api\/|\/healthz)/.test(href)) continue;
        const url = new URL(href, `http://local${name}`);
        if (!patterns.some((pattern) => pattern.test(url.pathname))) faults.add(`${name} → ${href}`);
        if (language !== 'en' && href.startsWith('/') && url.searchParams.get('lang') !== language)
          faults.add(`${name} → ${href}: in another language`);
        const target = href.startsWith('#') ? name : addressIn(url.pathname, language);
        if (url.hash && ids.has(target) && !ids.get(target)?.has(decodeURIComponent(url.hash.slice(1))))
          faults.add(`${name} → ${href}: no such place`);
      }
    }
    expect([...faults]).toEqual([]);
  });

  test('RT-119 EL-005 RT-117 every page answers a plain request; its document carries logo, tagline and languages, the way in terms and privacy', async ({
    request,
  }) => {
    // Each page once, the languages in turn.
    const asked = everyDocument.filter(
      (_document, index) => index % LANGUAGES.length === Math.floor(index / LANGUAGES.length) % LANGUAGES.length,
    );
    const answers = await Promise.all(
      asked.map(async ({ name }) => ({ name, answer: await request.get(name, { headers: { Accept: '*/*' } }) })),
    );
    expect(answers).toHaveLength(built.length);
    expect(
      answers
        .filter(({ answer }) => answer.status() !== 200 || !answer.headers()['content-type']?.startsWith('text/html'))
        .map(({ name }) => name),
    ).toEqual([]);
    const rowOf = (path: string) => built.find((row) => row.path === path) as BuiltRoute;
    for (const [language, tagline] of [
      ['en', 'Homes, well kept.'],
      ['fr', 'Des logements bien tenus.'],
      ['es', 'Hogares bien cuidados.'],
    ] as const) {
      const html = documentOf(rowOf('/elite-partner-signup'), language);
      expect(html).toContain(tagline);
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      expect(html).toMatch(/<button[^>]*aria-haspopup="(menu|true)"/);
    }
    expect(linksOf(documentOf(rowOf('/register'), 'en'))).toEqual(expect.arrayContaining(['/terms', '/privacy']));
  });

  test('AP-022 AP-023 AP-047 AP-048 the API has its document and a page to read it, the site its map', async ({
    request,
  }) => {
    const document = (await (await request.get('/api/openapi.json')).json()) as {
      openapi: string;
      info: { title: string };
      paths: object;
    };
    expect([document.openapi.slice(0, 2), document.info.title]).toEqual(['3.', expect.stringContaining('Lodgewell')]);
    expect(Object.keys(document.paths).length).toBeGreaterThan(100);
    expect(await (await request.get('/api/docs')).text()).toContain('<html');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(
      built.filter(({ path, noindex }) => !noindex && !sitemap.includes(`${path}</loc>`)).map(({ path }) => path),
    ).toEqual([]);
    expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
  });

  test('every document carries the rules that it is drawn with, and waits for no stylesheet', () => {
    const faults: string[] = [];
    for (const { html, name } of everyDocument) {
      const kib = (/<style>([^<]*)<\/style>/.exec(html)?.[1]?.length ?? 0) / 1024;
      const waiting = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '').match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      if (!(kib > 5 && kib < STYLE_KIB)) faults.push(`${name}: rules of ${kib.toFixed(1)} KiB`);
      if (waiting.length > 0) faults.push(`${name}: ${waiting.join(' ')}`);
    }
    expect(faults).toEqual([]);
  });

  test('a page is drawn after one round trip more: its faces come in one each, and nothing else is fetched before it is read but the logo', () => {
    const faults: string[] = [];
    const faces = new Map<string, number>();
    for (const { html, name } of everyDocument) {
      for (const [, file = ''] of html.matchAll(/\/assets\/((?:besley-headlines|figtree-texts)-[\w-]+\.woff2)/g))
        faces.set(file, statSync(join(WEB, 'assets', file)).size);
      const [script = '', ...others] = html.match(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g) ?? [];
      if (!script.startsWith('<script>') || script.length > EARLY_BYTES || others.length > 0)
        faults.push(`${name}: ${script.slice(0, 80)} ${others.length}`);
      // One such character, and the whole face is fetched beside the small ones.
      if (/[\u2000-\u2012\u202F\u2060-\u206F]/.test(html))
        faults.push(`${name}: a character that the small faces lack`);
      for (const [link] of html.matchAll(/<link (?=[^>]*(?:preload|rel="icon"))[^>]*>/g))
        if (!/woff2|href="data:/.test(link)) faults.push(`${name}: ${link}`);
    }
    expect(faults).toEqual([]);
    expect(faces.size).toBe(2);
    expect([...faces].filter(([, size]) => size > FACE_BYTES)).toEqual([]);
  });

  test('the first load of a public page is small', () => {
    const sizes = new Map(
      readdirSync(join(WEB, 'assets')).map((name) => [name, statSync(join(WEB, 'assets', name)).size]),
    );
    const sizeOf = (name: string) => sizes.get(`${name}.br`) ?? sizes.get(name) ?? Number.NaN;
    const tooLarge: string[] = [];
    for (const { html, name } of everyDocument) {
      const parts = metaOf(html, 'parts').split(' ');
      expect(parts.length).toBeGreaterThan(5);
      const kib = [...new Set(parts)].reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
      if (!(kib <= SCRIPT_KIB)) tooLarge.push(`${name}: ${kib.toFixed(2)} KiB`);
      if (parts[0] !== metaOf(html, 'boot').replace('/assets/', ''))
        tooLarge.push(`${name}: the boot script is not among them`);
    }
    expect(tooLarge).toEqual([]);
  });

  test('no script holds the parser of ICU messages: catalogues are compiled while building', () => {
    const parser = readFileSync(join('node_modules', '@formatjs', 'icu-messageformat-parser', 'index.js'), 'utf8');
    // A minifier leaves the text of an error as it is.
    expect(parser).toContain(OF_THE_PARSER);
    const scripts = readdirSync(join(WEB, 'assets')).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(100);
    expect(scripts.filter((name) => readFileSync(join(WEB, 'assets', name), 'utf8').includes(OF_THE_PARSER))).toEqual(
      [],
    );
  });

  test('LN-010 LN-019 PT-004 no page complains, shows a key or English, scrolls sideways at 360 px or is cut off when enlarged', async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    const faults: string[] = [];
    // A language chosen in one window is followed by all of them: each has a context of its own.
    await Promise.all(
      LANGUAGES.map(async (language) => {
        const context = await browser.newContext({ viewport: SMALL, isMobile: true, hasTouch: true });
        await walk(context, built, async (page, { path }, complaints) => {
          const name = addressIn(path, language);
          const found = (faults_: string[], where = '') =>
            faults.push(...faults_.map((fault) => `${name}${where}: ${fault}`));
          await page.goto(name, { waitUntil: 'commit' });
          await page.locator('html[data-live]').waitFor({ state: 'attached' });
          // What comes by itself a moment later is the same on every page.
          if (path === '/') {
            await page.getByRole('dialog').first().waitFor();
            for (const width of STREET_WIDTHS) {
              await page.setViewportSize({ width, height: 800 });
              found(await page.evaluate(notesInTheWay), ` at ${width} px`);
            }
            await page.setViewportSize(SMALL);
          }
          const { wide, text } = await page.evaluate(() => ({
            wide: document.documentElement.scrollWidth > innerWidth,
            text: document.body.innerText,
          }));
          if (wide) found(['scrolls sideways']);
          found(text.match(KEYS) ?? []);
          if (language !== 'en') found(text.split('\n').filter((line) => looksEnglish(line, '')));
          // One page of each kind, in the language with the longest words.
          if (language === 'fr' && templates.includes(path)) {
            // The parts that only draw listen from the first touch on.
            await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
            await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
            for (const [zoom, size] of ENLARGED) {
              await page.setViewportSize(size);
              found(await page.evaluate(cutOffOrMoving), ` at ${zoom}`);
            }
            found(await page.evaluate(cutOffWhenSpaced), ' with wide spacing');
            await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
            await page.setViewportSize(SMALL);
          }
          found(complaints);
        });
      }),
    );
    expect(faults).toEqual([]);
  });
});
