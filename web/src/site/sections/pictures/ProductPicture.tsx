import { useLanguage } from '@i18n/language-context';
import { useSiteText } from '../../facts/use-site-text';
import styles from './ProductPicture.module.css';

/** Screens that `web/scripts/pictures.mjs` takes; the files stand in `web/public/pictures`. */
export const SCREENS = ['home', 'leases', 'new-lease', 'lease', 'maintenance', 'request', 'tenant-home', 'repair'] as const;
export type Screen = (typeof SCREENS)[number];

const SCHEMES = ['light', 'dark'] as const;
/** Measures of the files, in pixels. */
export const SCREEN_SIZE = { width: 1560, height: 1050 };

/** Where a picture is served. */
export const pictureOf = (screen: Screen, language: string, scheme: (typeof SCHEMES)[number]) => `/pictures/${screen}-${language}-${scheme}.avif`;

/** A screen of the product with the demo's people, in the reader's language and theme; it loads when it comes near. Message `alt`: what is seen. */
export function ProductPicture({ screen, alt }: { screen: Screen; alt: string }) {
  const say = useSiteText();
  const { language } = useLanguage();
  return SCHEMES.map((scheme) => (
    <img key={scheme} className={styles[scheme]} src={pictureOf(screen, language, scheme)} {...SCREEN_SIZE} loading="lazy" decoding="async" alt={say(alt)} />
  ));
}
