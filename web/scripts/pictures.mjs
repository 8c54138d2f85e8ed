// node web/scripts/pictures.mjs <address of a running product with its demo> [name …]: takes the pictures of the real product anew.
// Screens of the demo world in each language, light and dark, as AVIF in web/public/pictures, and what networks show
// beside a link to the site, as PNG (`shared`).
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs';

const [, , address, ...wanted] = process.argv;
if (!address) throw new Error('Say where the product runs: node web/scripts/pictures.mjs http://localhost:3000');
const out = fileURLToPath(new URL('../public/pictures/', import.meta.url));

/** Networks ask for this size. */
const SHARED = { width: 1200, height: 630 };
const SCREEN = { viewport: { width: 1040, height: 700 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 600 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LOCALES = { en: 'en-CA', fr: 'fr-CA', es: 'es-MX' };
const SCHEMES = ['light', 'dark'];

/** The first row of a list that the API gives, where the demo world has one like it. */
const firstOf = async (api, path, fits) => {
  const rows = await api(path);
  return (rows.find(fits) ?? rows[0]).id;
};

/** What is shown of the product: a role of the demo, and where it looks; on a phone elsewhere, or from the first row of a list on, below its filters. */
const SCREENS = [
  { name: 'home', userType: 'landlord', path: () => '/dashboards/landlord' },
  { name: 'leases', userType: 'landlord', path: () => '/dashboards/landlord/leases', phone: { from: 'main ul' } },
  { name: 'new-lease', userType: 'landlord', path: () => '/dashboards/landlord/leases/new' },
  {
    name: 'lease',
    userType: 'landlord',
    path: async (api) =>
      `/dashboards/landlord/leases/${await firstOf(api, 'landlords/leases?limit=100', ({ status }) => status === 'active')}`,
    phone: { from: 'main h1' },
  },
  {
    name: 'maintenance',
    userType: 'landlord',
    path: () => '/dashboards/landlord/maintenance',
    phone: { path: () => '/dashboards/landlord/maintenance?view=list', from: 'main ul' },
  },
  {
    name: 'request',
    userType: 'landlord',
    path: async (api) =>
      `/dashboards/landlord/maintenance/${await firstOf(api, 'service-requests?limit=100', ({ status }) => status === 'submitted')}`,
  },
  { name: 'tenant-home', userType: 'tenant', path: () => '/dashboards/tenant' },
  {
    name: 'repair',
    userType: 'tenant',
    path: async (api) =>
      `/dashboards/tenant/repairs/${await firstOf(api, 'service-requests?limit=100', ({ status }) => status === 'scheduled')}`,
  },
];

async function live(page) {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  // The live stream never ends: what is still being read says so itself.
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.waitForTimeout(1000);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function shared(browser, language) {
  const context = await browser.newContext({ viewport: SHARED, reducedMotion: 'reduce', colorScheme: 'light' });
  // Whoever was asked already is not asked in the picture.
  await context.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  const page = await context.newPage();
  await page.goto(`${address}/?lang=${language}`);
  await live(page);
  // With the faces in the cache; without what is only passing, and without notes that this size puts over one another.
  await page.reload();
  await live(page);
  await page.addStyleTag({
    content: 'header, #root > button, [class*="_strip_"], [class*="_note"] { display: none !important }',
  });
  const file = await page.screenshot();
  await writeFile(
    `${out}shared-${language}.png`,
    await sharp(file).png({ palette: true, quality: 90, effort: 10 }).toBuffer(),
  );
  await context.close();
}

/** A token of the demo's role, and a reader of lists with it. */
async function signIn(userType) {
  const answer = await fetch(`${address}/api/auth/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userType }),
  });
  const { access_token: token } = await answer.json();
  const api = async (list) =>
    (await fetch(`${address}/api/${list}`, { headers: { Authorization: `Bearer ${token}` } })).json();
  return { token, api };
}

async function screen(browser, { name, userType, path, from, measures }, language) {
  const { token, api } = await signIn(userType);
  const context = await browser.newContext({ ...measures, reducedMotion: 'reduce', locale: LOCALES[language] });
  await context.addInitScript(
    ([value, spoken]) => {
      for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, value);
      localStorage.setItem('language', spoken);
    },
    [token, language],
  );
  const page = await context.newPage();
  const place = new URL(await path(api), address);
  place.searchParams.set('lang', language);
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(place.href);
    await live(page);
    if (from)
      await page
        .locator(from)
        .first()
        .evaluate((list) => scrollTo(0, scrollY + list.getBoundingClientRect().top - 12));
    await writeFile(
      `${out}${name}-${language}-${scheme}.avif`,
      await sharp(await page.screenshot())
        .avif({ quality: 48, effort: 4 })
        .toBuffer(),
    );
  }
  await context.close();
}

/** Each screen as a desk sees it and as a phone does. */
const PICTURES = SCREENS.flatMap(({ phone, ...one }) => [
  { ...one, measures: SCREEN },
  { ...one, ...phone, name: `${one.name}-phone`, measures: PHONE },
]);

await mkdir(out, { recursive: true });
const chosen = (name) => wanted.length === 0 || wanted.includes(name);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
await Promise.all(
  Object.keys(LOCALES).map(async (language) => {
    if (chosen('shared')) await shared(browser, language);
    for (const one of PICTURES) if (chosen(one.name)) await screen(browser, one, language);
  }),
);
await browser.close();
