import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { IfPage } from '@nav/IfPage';
import { useKnownPages } from '@nav/LocalLink';
import { paths } from '@nav/paths';
import { useSiteSettings } from '@nav/site-settings';
import { ButtonLink } from '@ui/controls/Button';
import { Link } from '@ui/link/Link';
import { openCookieSettings } from '../../features/cookies/consent';
import { Logo } from '../header/Logo';
import { FOOTER_COLUMNS } from './columns';
import { Networks } from './Networks';
import { SystemStatus } from './SystemStatus';
import styles from './Footer.module.css';

const SocialLinks = lazyPart('site', () => import('./SocialLinks'));

/** Year of the copyright bar (docs/specification/footer.md). */
const COPYRIGHT_YEAR = '2025';

function Columns() {
  const t = useT();
  const pages = useKnownPages();
  const columns = FOOTER_COLUMNS.map(({ title, links }) => ({
    title,
    links: links.filter(({ path }) => pages.exists(path)),
  }));
  return columns
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <nav key={title} aria-label={t(title)}>
        <h2 className={styles.heading}>{t(title)}</h2>
        <ul className={styles.links}>
          {links.map(({ path, label }) => (
            <li key={path}>
              <Link look="plain" className={styles.link} href={path}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    ));
}

/** Footer of the public site: columns, networks, copyright and state of the system. */
export function Footer() {
  const t = useT();
  const { social } = useSiteSettings();
  return (
    <footer className={styles.footer} data-surface="night">
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.brand}>
            <Logo night />
            <IfPage path={paths.registerLandlord()}>
              <ButtonLink variant="accent" href={paths.registerLandlord()}>
                {t('site.trial')}
              </ButtonLink>
            </IfPage>
            {Object.keys(social).length > 0 && <SocialLinks addresses={social} />}
          </div>
          <Columns />
        </div>
        <Networks />
        <div className={styles.bar}>
          <p>{t('site.footer.copyright', { year: COPYRIGHT_YEAR })}</p>
          <button type="button" className={styles.link} onClick={openCookieSettings}>
            {t('site.footer.cookieSettings')}
          </button>
          <SystemStatus />
        </div>
      </div>
    </footer>
  );
}
