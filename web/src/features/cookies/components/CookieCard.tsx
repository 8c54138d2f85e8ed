import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Link } from '@ui/link/Link';
import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
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

/**
 * When someone opens the card, the focus moves into it. When it closes, the focus returns to where it was, or to the
 * page.
 */
function useFocus(asked: boolean) {
  const card = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (asked) card.current?.focus({ preventScroll: true });
  }, [asked]);
  useLayoutEffect(() => {
    const { current } = card;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const target = before.current?.isConnected ? before.current : document.getElementById('main');
      target?.focus({ preventScroll: true });
    };
  }, []);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget))
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  return { ref: card, onFocus };
}

export interface CookieCardProps {
  /** Opened by a shortcut or a button, not automatically. */
  asked: boolean;
  onChoose: (accepted: boolean) => void;
}

/** The card at the bottom left: four categories on demand, and two equal answers. */
export default function CookieCard({ asked, onChoose }: CookieCardProps) {
  const t = useT();
  const [detailed, setDetailed] = useState(false);
  const [title, details] = [useId(), useId()];
  const leave = ({ key }: { key: string }) => key === 'Escape' && onChoose(false);
  return (
    <section
      className={styles.card}
      role="dialog"
      aria-modal="false"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={leave}
      {...useFocus(asked)}
    >
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {t('cookies.title')}
        </h2>
        <IconButton
          label={t('cookies.close')}
          icon={<IconX size={18} stroke={1.75} aria-hidden />}
          onClick={() => onChoose(false)}
        />
      </div>
      <p className={styles.text}>{t('cookies.text')}</p>
      <p className={styles.links}>
        <button
          type="button"
          className={styles.more}
          aria-expanded={detailed}
          aria-controls={details}
          onClick={() => setDetailed(!detailed)}
        >
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
