import IconConfetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs';
import { Link } from '@ui/link/Link';
import styles from './AnnouncementStrip.module.css';

export interface BannerTextProps {
  /** What the strip is, for those who listen. */
  label: string;
  message: string;
  button: string;
  /** With http it opens in a new tab, else it is a page of ours. */
  url: string;
  lang?: string;
}

/** The strip above the site's header, as everyone sees it. */
export function BannerText({ label, message, button, url, lang }: BannerTextProps) {
  const outside = url.startsWith('http') ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <section className={styles.banner} aria-label={label} lang={lang}>
      <IconConfetti className={styles.icon} size={18} stroke={1.75} aria-hidden />
      <p>
        {message}{' '}
        <Link className={styles.button} look="plain" href={url} {...outside}>
          {button}
        </Link>
      </p>
    </section>
  );
}
