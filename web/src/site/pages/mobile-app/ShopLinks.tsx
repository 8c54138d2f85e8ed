import { APP_SHOPS, type SiteSettings } from '@contract/site-settings';
import { useT } from '@i18n/messages';
import { useSiteSettings } from '@nav/site-settings';
import { ButtonLink } from '@ui/controls/Button';
import { Section } from '../../sections/Section';
import styles from './ShopLinks.module.css';

/** Loaded separately: a page that renders again without a gesture would lose the drawings that were served with it. */
export function Shops() {
  return <ShopLinks shops={useSiteSettings().shops} />;
}

/** The stores that have an app of this installation, each in a new tab. Without one, the app is the site itself. */
export function ShopLinks({ shops = {} }: Pick<SiteSettings, 'shops'>) {
  const t = useT();
  const there = APP_SHOPS.flatMap((shop) => (shops[shop] ? [{ shop, href: shops[shop] }] : []));
  if (there.length === 0) return null;
  return (
    <Section className={styles.shops}>
      {there.map(({ shop, href }) => (
        <ButtonLink key={shop} size="lg" variant="secondary" href={href} target="_blank" rel="noopener">
          {t(`mobile-app.shop.${shop}`)}
        </ButtonLink>
      ))}
    </Section>
  );
}
