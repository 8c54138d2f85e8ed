import { useDownload } from '@api/download';
import { IMPORT_COLUMN_KEYS, IMPORT_COLUMNS } from '@contract/import-columns';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { Tag } from '@ui/controls/Tag';
import { Table } from '@ui/data/Table';
import { FileField } from '@ui/fields/FileField';
import { Disclosure } from '@ui/layout/Disclosure';
import { Text } from '@ui/layout/Heading';
import type { ImportFlow } from '../use-import-flow';
import { Progress } from './Progress';
import styles from './imports.module.css';

/** The first step: the template, which columns are read, and the file. */
export function ImportStart({ flow }: { flow: ImportFlow }) {
  const t = useT();
  const { language } = useLanguage();
  const template = useDownload();
  return (
    <div className={styles.start}>
      <Text ink={2}>{t('imports.start.text')}</Text>
      <Button
        variant="secondary"
        className={styles.template}
        loading={template.isPending}
        icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
        onClick={() =>
          template.mutate({
            path: `/api/landlords/imports/template.csv?language=${language}`,
            name: t('imports.template.file'),
          })
        }
      >
        {t('imports.template')}
      </Button>
      <FileField
        label={t('imports.choose')}
        help={t('imports.choose.help')}
        error={flow.failure}
        accept=".csv,.txt,text/csv"
        disabled={flow.share !== undefined}
        onFiles={([file]) => file && void flow.choose(file)}
      />
      {flow.share !== undefined && <Progress share={flow.share} />}
      <Columns />
    </div>
  );
}

function Columns() {
  const t = useT();
  const { language } = useLanguage();
  const name = (key: (typeof IMPORT_COLUMN_KEYS)[number]) => IMPORT_COLUMNS[key].names[language];
  const mark = (key: (typeof IMPORT_COLUMN_KEYS)[number]) =>
    'required' in IMPORT_COLUMNS[key] ? <Tag>{t('imports.required')}</Tag> : undefined;
  return (
    <Disclosure title={t('imports.columns')}>
      <Text look="small" ink={2}>
        {t('imports.columns.text')}
      </Text>
      <Table
        caption={t('imports.columns')}
        rows={IMPORT_COLUMN_KEYS}
        rowKey={(key) => key}
        columns={[
          { id: 'name', header: t('imports.column'), cell: name },
          { id: 'required', header: '', cell: mark },
          { id: 'group', header: t('imports.group'), cell: (key) => t(`imports.group.${IMPORT_COLUMNS[key].group}`) },
          { id: 'example', header: t('imports.example'), cell: (key) => IMPORT_COLUMNS[key].example },
        ]}
        phone={(key) => ({
          title: name(key),
          secondary: t(`imports.group.${IMPORT_COLUMNS[key].group}`),
          end: mark(key),
          endSecondary: IMPORT_COLUMNS[key].example,
        })}
      />
    </Disclosure>
  );
}
