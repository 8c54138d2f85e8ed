import { useSession } from '@api/session';
import { LANGUAGES } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { IfPage } from '@nav/IfPage';
import { homeOf, paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Link } from '@ui/link/Link';
import { Drawer } from '@ui/workspace/Drawer';
import { useLocation } from 'react-router-dom';
import { Logo } from './Logo';
import { SITE_NAV } from './nav';
import styles from './SideMenu.module.css';

interface Way {
  path: string;
  label: MessageId;
}

const WAYS_IN: readonly Way[] = [
  { path: paths.register(), label: 'site.header.start' },
  { path: paths.tenantAccess(), label: 'site.header.tenantPortal' },
  { path: paths.login(), label: 'site.header.login' },
];

/** The sign-in options for visitors, and the own dashboard for signed-in people. */
function Account({ onClose }: { onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const ways: readonly Way[] =
    session.status === 'signed-in'
      ? [{ path: homeOf(session.profile.userType), label: 'site.header.dashboard' }]
      : WAYS_IN;
  return ways.map(({ path, label }, index) => (
    <IfPage key={path} path={path}>
      <ButtonLink href={path} onClick={onClose} variant={index === 0 ? 'primary' : 'secondary'} fullWidth size="lg">
        {t(label)}
      </ButtonLink>
    </IfPage>
  ));
}

/** The menu of phones and tablets: places, language, Get Started, Tenant Portal, login; My dashboard for those who are signed in. */
export default function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  const { pathname } = useLocation();
  const languages = LANGUAGES.map(({ code, nativeName }) => ({
    value: code,
    label: <span lang={code}>{nativeName}</span>,
  }));
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={t('site.header.nav')}
      closeLabel={t('app.close')}
      side="right"
      head={<Logo />}
    >
      <nav className={styles.menu} aria-label={t('site.header.nav')}>
        {SITE_NAV.map(({ path, label }) => (
          <IfPage key={path} path={path}>
            <Link
              look="plain"
              className={styles.link}
              href={path}
              onClick={onClose}
              aria-current={path === pathname ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          </IfPage>
        ))}
      </nav>
      <div className={styles.actions}>
        <SegmentedControl
          label={t('app.language.label')}
          value={language}
          options={languages}
          onChange={setLanguage}
          fullWidth
        />
        <Account onClose={onClose} />
      </div>
    </Drawer>
  );
}
