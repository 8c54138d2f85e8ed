// node web/scripts/pictures.mjs <address of a running product with its demo>: takes the pictures of the real product anew.
// Screens of the demo world, light and dark, as AVIF and WebP in web/public/pictures, and what networks show
// beside a link to the site, as PNG.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs';

const address = process.argv[2];
if (!address) throw new Error('Say where the product runs: node web/scripts/pictures.mjs http://localhost:3000');
const out = fileURLToPath(new URL('../public/pictures/', import.meta.url));

/** Networks ask for this size. */
const SHARED = { width: 1200, height: 630 };
const SCREEN = { width: 1280, height: 800 };
const LANGUAGES = ['en', 'fr', 'es'];

/** What is shown of the product: a role of the demo, and where it looks. */
const SCREENS = [
  { name: 'landlord-home', userType: 'landlord', path: '/dashboards/landlord' },
  { name: 'landlord-maintenance', userType: 'landlord', path: '/dashboards/landlord/maintenance' },
  { name: 'landlord-leases', userType: 'landlord', path: '/dashboards/landlord/leases' },
];

async function live(page) {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  // The live stream never ends: what is still being read says so itself.
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.waitForTimeout(1500);
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
  await page.addStyleTag({ content: 'header, #root > button, [class*="_strip_"], [class*="_note"] { display: none !important }' });
  const file = await page.screenshot();
  await writeFile(`${out}shared-${language}.png`, await sharp(file).png({ palette: true, quality: 90, effort: 10 }).toBuffer());
  await context.close();
}

async function screen(browser, { name, userType, path }, colorScheme) {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 1.5, reducedMotion: 'reduce', colorScheme });
  const answer = await context.request.post(`${address}/api/auth/demo`, { data: { userType } });
  const { access_token: token } = await answer.json();
  await context.addInitScript((value) => ['auth_token', 'access_token'].forEach((key) => localStorage.setItem(key, value)), token);
  const page = await context.newPage();
  await page.goto(address + path);
  await live(page);
  await page.reload();
  await live(page);
  const picture = sharp(await page.screenshot());
  await writeFile(`${out}${name}-${colorScheme}.avif`, await picture.clone().avif({ quality: 55, effort: 6 }).toBuffer());
  await writeFile(`${out}${name}-${colorScheme}.webp`, await picture.clone().webp({ quality: 78, effort: 6 }).toBuffer());
  await context.close();
}

await mkdir(out, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
for (const language of LANGUAGES) await shared(browser, language);
for (const wanted of SCREENS) for (const scheme of ['light', 'dark']) await screen(browser, wanted, scheme);
await browser.close();
