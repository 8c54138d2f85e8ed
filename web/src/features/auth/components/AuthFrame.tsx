import { PRODUCT } from '@contract/product';
import { useT } from '@i18n/messages';
import { LanguageMenu } from '@nav/LanguageMenu';
import { paths } from '@nav/paths';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { NightStill } from '@ui/art/stills';
import { Brand } from '@ui/brand/Brand';
import { cx } from '@ui/cx';
import { Link } from '@ui/link/Link';
import type { ReactNode } from 'react';
import { OfferedLanguage } from './OfferedLanguage';
import styles from './AuthFrame.module.css';

export interface AuthFrameProps {
  children: ReactNode;
  /** On phones the street is above the form, as on the tenant's sign-in. */
  band?: boolean;
}

function Foot() {
  const t = useT();
  return (
    <footer className={styles.foot}>
      <Link look="plain" href={paths.home()} className={styles.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        {t('auth.backHome')}
      </Link>
      <nav className={styles.legal} aria-label={t('auth.legal')}>
        <Link look="plain" href={paths.termsShort()}>
          {t('auth.terms')}
        </Link>
        <Link look="plain" href={paths.privacyShort()}>
          {t('auth.privacy')}
        </Link>
      </nav>
    </footer>
  );
}

/**
 * The same element at every render: so that React keeps the served drawing when the page around it changes without a
 * gesture.
 */
const STREET = <NightStill scene="panel" className={styles.street} />;

/** The frame of every sign-in page: a form on the left, the street at night on the right. */
export function AuthFrame({ children, band }: AuthFrameProps) {
  const t = useT();
  return (
    <div className={cx(styles.frame, band && styles.withBand)}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <Link look="plain" href={paths.home()} className={styles.brand}>
            <Brand name={PRODUCT.name} />
          </Link>
          <LanguageMenu />
        </header>
        <OfferedLanguage />
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
        <Foot />
      </div>
      <div className={styles.night}>
        <p className={styles.slogan} aria-hidden>
          {t('auth.slogan')}
        </p>
        {STREET}
      </div>
    </div>
  );
}
