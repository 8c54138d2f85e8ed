import { LANGUAGES } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { IfPage } from '@nav/IfPage';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Link } from '@ui/link/Link';
import { Drawer } from '@ui/workspace/Drawer';
import { Logo } from './Logo';
import { SITE_NAV } from './nav';
import styles from './SideMenu.module.css';

/** The menu of phones and tablets: places, language, Get Started, Tenant Portal, login. */
export default function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  const languages = LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: <span lang={code}>{nativeName}</span> }));
  return (
    <Drawer open={open} onClose={onClose} label={t('site.header.nav')} closeLabel={t('app.close')} side="right" head={<Logo />}>
      <nav className={styles.menu} aria-label={t('site.header.nav')}>
        {SITE_NAV.map(({ path, label }) => (
          <IfPage key={path} path={path}>
            <Link look="plain" className={styles.link} href={path} onClick={onClose}>
              {t(label)}
            </Link>
          </IfPage>
        ))}
      </nav>
      <div className={styles.actions}>
        <SegmentedControl label={t('app.language.label')} value={language} options={languages} onChange={setLanguage} fullWidth />
        <IfPage path={paths.register()}>
          <ButtonLink href={paths.register()} onClick={onClose} fullWidth size="lg">
            {t('site.header.start')}
          </ButtonLink>
        </IfPage>
        <IfPage path={paths.tenantAccess()}>
          <ButtonLink href={paths.tenantAccess()} onClick={onClose} variant="secondary" fullWidth size="lg">
            {t('site.header.tenantPortal')}
          </ButtonLink>
        </IfPage>
        <IfPage path={paths.login()}>
          <ButtonLink href={paths.login()} onClick={onClose} variant="secondary" fullWidth size="lg">
            {t('site.header.login')}
          </ButtonLink>
        </IfPage>
      </div>
    </Drawer>
  );
}
