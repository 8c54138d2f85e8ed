import { IMPORT_COLUMN_KEYS, IMPORT_COLUMNS } from '@contract/import-columns';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { useDownload } from '@api/download';
import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useLanguage } from '@i18n/language-context';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Tag } from '@ui/controls/Tag';
import { Table } from '@ui/data/Table';
import { FileField } from '@ui/fields/FileField';
import { Disclosure } from '@ui/layout/Disclosure';
import { Text } from '@ui/layout/Heading';
import { checkFile, type Import } from '../api/imports';
import styles from './imports.module.css';

/** Why a file as a whole is refused, in the reader's words. */
function useFileProblem(): (error: unknown) => string {
  const t = useT();
  const problemText = useProblemText();
  const { language } = useLanguage();
  const { list } = useFormats();
  return (error) => {
    const { problem, columns } = error instanceof Problem ? error.body : {};
    if (typeof problem !== 'string') return problemText(error);
    const names = (Array.isArray(columns) ? columns : []).map((key) => IMPORT_COLUMN_KEYS.find((known) => known === key)).filter((key) => key !== undefined);
    return t(`imports.file.${problem}`, { columns: list(names.map((key) => IMPORT_COLUMNS[key].names[language])) });
  };
}

/** The first step: the template, which columns are read, and the file. */
export function ImportStart({ onChecked }: { onChecked: (found: Import) => void }) {
  const t = useT();
  const { language } = useLanguage();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const say = useFileProblem();
  const template = useDownload();
  const send = async (file: File) => {
    setFailure(undefined);
    setShare(0);
    try {
      onChecked(await checkFile(file, language, setShare));
    } catch (error) {
      setFailure(say(error));
    } finally {
      setShare(undefined);
    }
  };
  return (
    <div className={styles.start}>
      <Text ink={2}>{t('imports.start.text')}</Text>
      <Button variant="secondary" className={styles.template} loading={template.isPending} icon={<IconDownload size={18} stroke={1.75} aria-hidden />} onClick={() => template.mutate({ path: `/api/landlords/imports/template.csv?language=${language}`, name: t('imports.template.file') })}>
        {t('imports.template')}
      </Button>
      <FileField label={t('imports.choose')} help={t('imports.choose.help')} error={failure} accept=".csv,.txt,text/csv" disabled={share !== undefined} onFiles={([file]) => file && void send(file)} />
      {share !== undefined && <Progress share={share} />}
      <Columns />
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const t = useT();
  const label = share < 1 ? t('imports.sending') : t('imports.checking');
  return (
    <div className={styles.progress} role="status">
      <span>{label}</span>
      <progress aria-label={label} value={share < 1 ? share : undefined} />
    </div>
  );
}

function Columns() {
  const t = useT();
  const { language } = useLanguage();
  const name = (key: (typeof IMPORT_COLUMN_KEYS)[number]) => IMPORT_COLUMNS[key].names[language];
  const mark = (key: (typeof IMPORT_COLUMN_KEYS)[number]) => ('required' in IMPORT_COLUMNS[key] ? <Tag>{t('imports.required')}</Tag> : undefined);
  return (
    <Disclosure title={t('imports.columns')}>
      <Text look="small" ink={2}>{t('imports.columns.text')}</Text>
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
        phone={(key) => ({ title: name(key), secondary: t(`imports.group.${IMPORT_COLUMNS[key].group}`), end: mark(key), endSecondary: IMPORT_COLUMNS[key].example })}
      />
    </Disclosure>
  );
}
