import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { ExportButton } from '@shared/list/ExportButton';
import { useQuery } from '@tanstack/react-query';
import { Table } from '@ui/data/Table';
import { Section } from '@ui/layout/Section';
import { importsQuery, type Import } from '../api/imports';
import { canUndo, UndoImport, useHangsWords } from './UndoImport';
import styles from './imports.module.css';

/** Files that were imported, and the way back while there is one. */
export function ImportHistory() {
  const t = useT();
  const { instant } = useFormats();
  const { data = [] } = useQuery(importsQuery);
  const hangs = useHangsWords();
  if (data.length === 0) return null;
  const state = (row: Import) => {
    if (row.state === 'undone') return t('imports.state.undone');
    if (row.hangs.length > 0) return hangs(row.hangs);
    return canUndo(row) ? t('imports.state.until', { time: instant(row.undoUntil ?? '') }) : t('imports.state.kept');
  };
  const undo = (row: Import) => canUndo(row) && <UndoImport done={row} />;
  return (
    <Section
      title={t('imports.history')}
      className={styles.block}
      aside={<ExportButton size="sm" tables={['imports']} />}
    >
      <Table
        caption={t('imports.history')}
        rows={data}
        rowKey={({ id }) => id}
        columns={[
          { id: 'file', header: t('imports.file'), cell: ({ fileName }) => fileName },
          { id: 'when', header: t('imports.when'), cell: ({ appliedAt }) => appliedAt && instant(appliedAt) },
          { id: 'units', header: t('imports.figure.units'), cell: ({ counts }) => counts.units, align: 'end' },
          { id: 'state', header: t('imports.state'), cell: state },
          { id: 'undo', header: '', cell: undo, align: 'end' },
        ]}
        phone={(row) => ({
          title: row.fileName,
          secondary: state(row),
          end: undo(row) || t('imports.units', { count: row.counts.units }),
        })}
      />
    </Section>
  );
}
