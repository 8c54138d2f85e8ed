import { useT } from '@i18n/messages';

/** The landing page. */
export default function HomePage() {
  const t = useT();
  return <h1>{t('home.hero.title')}</h1>;
}
