import { useT } from '@i18n/messages';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { useState, type ReactNode } from 'react';
import styles from './FilterSheet.module.css';

/** Filters of a list. On a phone they are behind one button, which says how many are set, so that the list itself comes first. */
export function FilterSheet({ set, children }: { set: number; children: ReactNode }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div className={styles.inline}>{children}</div>
      <Button
        data-filter-sheet=""
        className={styles.open}
        variant="secondary"
        icon={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('parts.filters.open', { count: set })}
      </Button>
      <Dialog
        asksFirst={false}
        open={open}
        onClose={close}
        title={t('parts.filters.title')}
        closeLabel={t('app.close')}
        actions={<Button onClick={close}>{t('parts.filters.show')}</Button>}
      >
        <div className={styles.sheet}>{children}</div>
      </Dialog>
    </>
  );
}
