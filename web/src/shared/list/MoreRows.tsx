import { Button } from '@ui/controls/Button';
import type { useMore } from './use-more';
import styles from './list.module.css';

/** Below rows that aren't a table: how many of how many are shown, and a button for more. */
export function MoreRows({ more, footer }: Pick<ReturnType<typeof useMore>, 'more' | 'footer'>) {
  if (!more && !footer) return null;
  return (
    <div className={styles.foot}>
      {footer && <span className={styles.shown}>{footer}</span>}
      {more && (
        <Button variant="secondary" size="sm" loading={more.loading} onClick={more.onClick}>
          {more.label}
        </Button>
      )}
    </div>
  );
}
