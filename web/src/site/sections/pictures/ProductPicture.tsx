import { useLanguage } from '@i18n/language-context';
import { useSiteText } from '../../facts/use-site-text';
import styles from './ProductPicture.module.css';

/** Screens that `web/scripts/pictures.mjs` takes; the files are in `web/public/pictures`. */
export const SCREENS = [
  'home',
  'leases',
  'new-lease',
  'lease',
  'maintenance',
  'request',
  'tenant-home',
  'repair',
] as const;
export type Screen = (typeof SCREENS)[number];

const SCHEMES = ['light', 'dark'] as const;
/** Measures of the files, in pixels. */
const SCREEN_SIZE = { width: 1560, height: 1050 };
const PHONE_SIZE = { width: 780, height: 1200 };

/** A screen of the product with the demo's people, in the reader's language and theme, on a phone as a phone shows it; it loads when it comes near. Message `alt`: what is seen. */
export function ProductPicture({ screen, alt }: { screen: Screen; alt: string }) {
  const say = useSiteText();
  const { language } = useLanguage();
  return SCHEMES.map((scheme) => (
    <picture key={scheme} className={styles[scheme]}>
      <source
        media="(max-width: 47.99em)"
        srcSet={`/pictures/${screen}-phone-${language}-${scheme}.avif`}
        {...PHONE_SIZE}
      />
      <img
        src={`/pictures/${screen}-${language}-${scheme}.avif`}
        {...SCREEN_SIZE}
        loading="lazy"
        decoding="async"
        alt={say(alt)}
      />
    </picture>
  ));
}
