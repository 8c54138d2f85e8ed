import { useT } from '@i18n/messages';
import { SelectField } from '@ui/fields/SelectField';
import type { Wish } from '../api/types';
import styles from './SandboxNotice.module.css';

const WISHES: readonly Wish[] = ['succeed', 'slow', 'fail', 'return'];

/** Says that no money moves, and lets the payer choose what the sandbox should do. */
export function SandboxNotice({ wish, onWish }: { wish: Wish; onWish: (wish: Wish) => void }) {
  const t = useT();
  return (
    <div className={styles.notice}>
      <p className={styles.words}>{t('payments.sandbox.notice')}</p>
      <SelectField
        label={t('payments.sandbox.wish')}
        value={wish}
        onChange={(event) => onWish(event.target.value as Wish)}
        options={WISHES.map((value) => ({ value, label: t(`payments.sandbox.${value}`) }))}
      />
    </div>
  );
}
