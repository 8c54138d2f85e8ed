import { IMPORT_FIELDS, type ImportField } from '@contract/import/fields';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import type { FileColumns } from '../api/imports';
import styles from './imports.module.css';

/** Names the columns of money that go nowhere, and asks about them before rents or balances are lost. */
export function AmountsLeftOut({
  columns,
  lacking,
  asks,
  onBack,
  onLeave,
}: {
  columns: FileColumns['columns'];
  /** Fields that no column fills. */
  lacking: readonly ImportField[];
  asks: boolean;
  onBack: () => void;
  onLeave: () => void;
}) {
  const t = useT();
  const { language } = useLanguage();
  const { list } = useFormats();
  if (columns.length === 0) return null;
  const names = columns.map(({ heading }) => heading || t('imports.match.unnamed'));
  const sentence = t('imports.match.amounts', { count: columns.length, names: list(names) });
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onBack}>
        {t('imports.match.amounts.back')}
      </Button>
      <Button onClick={onLeave}>{t('imports.match.amounts.leave')}</Button>
    </>
  );
  return (
    <>
      <div className={styles.notes}>
        <Notice tone="warning">{sentence}</Notice>
      </div>
      <Dialog
        open={asks}
        onClose={onBack}
        title={t('imports.match.amounts.ask')}
        closeLabel={t('app.close')}
        actions={actions}
        size="sm"
      >
        <p>{sentence}</p>
        <p>
          {t('imports.match.amounts.none', {
            names: list(lacking.map((field) => IMPORT_FIELDS[field].names[language])),
          })}
        </p>
      </Dialog>
    </>
  );
}
