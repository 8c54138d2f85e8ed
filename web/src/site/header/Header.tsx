import { useSession } from '@api/session';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { IfPage } from '@nav/IfPage';
import { LanguageMenu } from '@nav/LanguageMenu';
import { useLocalAddress } from '@nav/LocalLink';
import { homeOf, paths } from '@nav/paths';
import { useSiteSettings } from '@nav/site-settings';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { ButtonLink } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Link } from '@ui/link/Link';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Logo } from './Logo';
import { SITE_NAV } from './nav';
import styles from './Header.module.css';

const SideMenu = lazyPart('site', () => import('./SideMenu'));

/** Login and Get Started for visitors, the own dashboard for those who are signed in. */
function Account() {
  const t = useT();
  const session = useSession();
  if (session.status === 'signed-in') {
    return <ButtonLink href={homeOf(session.profile.userType)}>{t('site.header.dashboard')}</ButtonLink>;
  }
  return (
    <>
      <IfPage path={paths.login()}>
        <span className={styles.login}>
          <ButtonLink variant="ghost" href={paths.login()}>
            {t('site.header.login')}
          </ButtonLink>
        </span>
      </IfPage>
      <IfPage path={paths.register()}>
        <ButtonLink href={paths.register()}>{t('site.header.start')}</ButtonLink>
      </IfPage>
    </>
  );
}

/** Top navigation of the public site. */
export function Header() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const home = useLocalAddress(paths.home());
  const { productSite } = useSiteSettings();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href={productSite ?? home} target="_blank" rel="noopener">
          <Logo />
        </a>
        <nav className={styles.nav} aria-label={t('site.header.nav')}>
          {SITE_NAV.map(({ path, label }) => (
            <Link
              key={path}
              look="plain"
              className={styles.link}
              href={path}
              aria-current={path === pathname ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <span className={styles.language}>
            <LanguageMenu />
          </span>
          <Account />
          <span className={styles.opener}>
            <IconButton
              label={t('site.header.openMenu')}
              icon={<IconMenu2 aria-hidden />}
              onClick={() => setOpen(true)}
            />
          </span>
        </div>
      </div>
      {open && <SideMenu open onClose={() => setOpen(false)} />}
    </header>
  );
}
