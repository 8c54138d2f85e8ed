import { expect, test, type Browser, type Page } from '@playwright/test';
import { box, PLACE, video } from '../support/videos.js';
import { letHomeByApi } from './support/let-home.js';

const PHONE = { width: 390, height: 844 };
const SIZE = 240;
const FRAMES = 20;

/** Fifty different photos of half a megabyte: bitmaps inside PNG would need an encoder, so the browser draws them. */
async function photos(page: Page, count: number): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const drawn = await page.evaluate(async (many) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const context = canvas.getContext('2d')!;
    return Array.from({ length: many }, (_, index) => {
      context.fillStyle = `hsl(${index * 7} 70% 50%)`;
      context.fillRect(0, 0, 320, 240);
      context.fillStyle = '#fff';
      context.font = '96px sans-serif';
      context.fillText(String(index + 1), 90, 150);
      return canvas.toDataURL('image/png').split(',')[1]!;
    });
  }, count);
  return drawn.map((data, index) => ({
    name: `IMG_${String(index + 1).padStart(2, '0')}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(data, 'base64'),
  }));
}

/** A video that this browser can decode, in a file as a phone writes it, with its position. */
async function filmed(page: Page): Promise<Buffer> {
  const frames = await page.evaluate(
    async ({ size, count }) => {
      const chunks: string[] = [];
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          chunks.push(btoa(String.fromCharCode(...bytes)));
        },
        error: (error) => {
          throw error;
        },
      });
      encoder.configure({ codec: 'vp09.00.10.08', width: size, height: size, bitrate: 200_000 });
      const canvas = new OffscreenCanvas(size, size);
      const context = canvas.getContext('2d')!;
      for (let index = 0; index < count; index += 1) {
        context.fillStyle = '#1B6075';
        context.fillRect(0, 0, size, size);
        context.fillStyle = '#F2B33D';
        context.fillRect(index * 8, 90, 60, 60);
        const frame = new VideoFrame(canvas, { timestamp: index * 100_000 });
        encoder.encode(frame, { keyFrame: true });
        frame.close();
      }
      await encoder.flush();
      return chunks;
    },
    { size: SIZE, count: FRAMES },
  );
  const samples = frames.map((frame) => Buffer.from(frame, 'base64'));
  const config = box('vpcC', Buffer.from([1, 0, 0, 0, 0, 10, 0x82, 1, 1, 1, 0, 0]));
  return video({
    brand: 'isom',
    seconds: 2,
    sound: false,
    picture: { format: 'vp09', config, width: SIZE, height: SIZE, samples },
  });
}

async function open(browser: Browser, token: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  await context.addInitScript((held) => {
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, held);
  }, token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('FTO-2 fifty photos and a video survive a break in the connection, and are seen and played', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const { tenant, landlord } = await letHomeByApi(request);
  const page = await open(browser, tenant, '/dashboards/tenant/repairs/new');
  await page.getByLabel('What’s wrong, in a few words').fill('Water under the sink');
  await page.getByText('Plumbing', { exact: true }).click();
  await page.getByLabel('Description').fill('It drips since Monday.');
  const film = await filmed(page);
  expect(film.includes(PLACE)).toBe(true);
  const chosen = [{ name: 'IMG_00.MOV', mimeType: 'video/quicktime', buffer: film }, ...(await photos(page, 49))];

  await test.step('the connection breaks in the middle, and comes back', async () => {
    await page.getByLabel('Add photos or videos').setInputFiles(chosen);
    await expect(page.getByAltText('IMG_05.png')).toBeVisible({ timeout: 30_000 });
    await page.context().setOffline(true);
    await expect(page.getByText('Waiting for a connection').first()).toBeVisible();
    const sent = await page.locator('li img').count();
    expect(sent).toBeLessThan(50);
    await expect(page.getByRole('button', { name: 'Sending files…' })).toBeDisabled();
    await page.context().setOffline(false);
    await expect(page.getByAltText('IMG_49.png')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.locator('li').getByRole('alert')).toHaveCount(0);
    await expect(page.getByAltText(/^IMG_/)).toHaveCount(50);
  });

  await test.step('all of them are in the request, and the landlord plays the video', async () => {
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('heading', { name: 'Water under the sink' })).toBeVisible();
    await expect(page.getByAltText(/of the problem$/)).toHaveCount(50);
    const office = await open(browser, landlord, '/dashboards/landlord/maintenance');
    await office.getByRole('link', { name: /Water under the sink/ }).click();
    await expect(office.getByAltText(/^Photo \d+ of the problem$/)).toHaveCount(49);
    await office.getByRole('button', { name: /^Video \d+ of the problem$/ }).click();
    const player = office.getByRole('dialog').locator('video');
    await expect(player).toHaveAttribute('poster', /\/api\/files\//);
    expect(await player.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(0);
    // Chromium without a screen sometimes doesn't begin to load what it was asked to play, and `play()` waits forever. A viewer
    // would start again.
    await expect(async () => {
      await player.evaluate((element: HTMLVideoElement) => {
        if (element.readyState === 0) element.load();
        void element.play().catch(() => undefined);
      });
      await expect
        .poll(() => player.evaluate((element: HTMLVideoElement) => [element.currentTime > 0.2, element.videoWidth]))
        .toEqual([true, SIZE]);
    }).toPass({ timeout: 60_000 });
  });
});

test('FTO-2 a file goes on after the page was reloaded in the middle', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const { tenant } = await letHomeByApi(request);
  const page = await open(browser, tenant, '/dashboards/tenant/repairs/new');
  const noise = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1400, height: 1200 });
    const context = canvas.getContext('2d')!;
    const image = context.createImageData(1400, 1200);
    for (let at = 0; at < image.data.length; at += 1) image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  const file = { name: 'LEAK.png', mimeType: 'image/png', buffer: Buffer.from(noise, 'base64') };
  // The second part never gets through before the reload.
  const offsets: string[] = [];
  await page.route('**/api/uploads/*', async (route) => {
    const offset = route.request().headers()['upload-offset'];
    if (route.request().method() !== 'PATCH' || !offset) return route.continue();
    offsets.push(offset);
    return offsets.length === 2 ? undefined : route.continue();
  });
  await page.getByLabel('Add photos or videos').setInputFiles(file);
  await expect.poll(() => offsets.length, { timeout: 20_000 }).toBe(2);
  await page.reload();
  await expect(page.getByText('Interrupted. Choose this file again to continue.')).toBeVisible();
  // The same file of the same moment, as a phone gives it again.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('uploads.'))!;
    const [begun] = JSON.parse(localStorage.getItem(key)!) as { modified: number }[];
    (window as unknown as { modified: number }).modified = begun!.modified;
  });
  await page.getByLabel('Add photos or videos').evaluate((input: HTMLInputElement, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const lastModified = (window as unknown as { modified: number }).modified;
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'LEAK.png', { type: 'image/png', lastModified }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, noise);
  await expect(page.getByAltText('LEAK.png')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Interrupted.')).toHaveCount(0);
  // It went on with the second part; the first was not sent again.
  expect(offsets.slice(0, 2)).toEqual(['0', offsets[1]]);
  expect(offsets[2]).toBe(offsets[1]);
  expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
});
