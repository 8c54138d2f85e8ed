import { PRODUCT } from '../../contract/product.js';

/** The canvas color of the light theme, shown behind the icon while the app opens. */
const CANVAS = '#F7F7F4';

/** What a browser needs to install the product as an app (docs/specification/product.md); `web/scripts/icons.mjs` draws the icons. */
export const WEB_MANIFEST = JSON.stringify({
  id: '/',
  name: PRODUCT.name,
  short_name: PRODUCT.name,
  start_url: '/login',
  scope: '/',
  display: 'standalone',
  background_color: CANVAS,
  theme_color: CANVAS,
  icons: [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
});
