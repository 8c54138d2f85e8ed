import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useState } from 'react';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Link } from '@ui/link/Link';
import styles from './CookieCard.module.css';

const CATEGORIES = ['essential', 'analytics', 'functional', 'communication'] as const;

function Categories({ id }: { id: string }) {
  const t = useT();
  return (
    <dl id={id} className={styles.categories}>
      {CATEGORIES.map((category) => (
        <div key={category}>
          <dt>{t(`cookies.${category}`)}</dt>
          <dd>{t(`cookies.${category}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The card at the bottom left: four categories on demand, and two equal answers. */
export default function CookieCard({ onChoose }: { onChoose: (accepted: boolean) => void }) {
  const t = useT();
  const [detailed, setDetailed] = useState(false);
  const [title, details] = [useId(), useId()];
  return (
    <section className={styles.card} role="dialog" aria-modal="false" aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {t('cookies.title')}
        </h2>
        <IconButton label={t('cookies.close')} icon={<IconX size={18} stroke={1.75} aria-hidden />} onClick={() => onChoose(false)} />
      </div>
      <p className={styles.text}>{t('cookies.text')}</p>
      <p className={styles.links}>
        <button type="button" className={styles.more} aria-expanded={detailed} aria-controls={details} onClick={() => setDetailed(!detailed)}>
          {t(detailed ? 'cookies.less' : 'cookies.more')}
        </button>
        <Link look="inline" href={paths.site('cookie-policy')}>
          {t('cookies.policy')}
        </Link>
      </p>
      {detailed && <Categories id={details} />}
      <div className={styles.answers}>
        <Button variant="secondary" fullWidth onClick={() => onChoose(false)}>
          {t('cookies.decline')}
        </Button>
        <Button variant="secondary" fullWidth onClick={() => onChoose(true)}>
          {t('cookies.accept')}
        </Button>
      </div>
    </section>
  );
}
