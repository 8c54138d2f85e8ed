// Draws the icons of the installed app from the sign: node web/scripts/icons.mjs
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC = join(import.meta.dirname, '..', 'public');
const CANVAS = '#F7F7F4';
/** Systems cut icons to circles and squares: what stands within four fifths stays whole. */
const SIGN_SHARE = 0.56;

const sign = await readFile(join(PUBLIC, 'favicon.svg'));

async function draw(size, file) {
  const inner = Math.round(size * SIGN_SHARE);
  const drawn = await sharp(sign, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: CANVAS } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(join(PUBLIC, file));
}

await mkdir(join(PUBLIC, 'icons'), { recursive: true });
for (const size of [192, 512]) await draw(size, `icons/${size}.png`);
// Where iOS looks for it.
await draw(180, 'apple-touch-icon.png');
