import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { EmptyPicture } from '@ui/art/pictures';
import { ButtonLink } from '@ui/controls/Button';
import styles from './page.module.css';

/** Any address that is not in the route table. */
export default function NotFoundPage() {
  const t = useT();
  return (
    <section className={styles.page}>
      <EmptyPicture className={styles.picture} />
      <h1 className={styles.title}>{t('not-found.title')}</h1>
      <p className={styles.text}>{t('not-found.text')}</p>
      <ButtonLink href={paths.home()}>{t('not-found.home')}</ButtonLink>
    </section>
  );
}
