import { useDownload } from '@api/download';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Text } from '@ui/layout/Heading';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { packageFile } from '../api/reports';
import styles from './reports.module.css';

/** Years that can be chosen by their number; tax records are kept for about as long. */
const YEARS = 7;
/** Until April, accountants ask for the year before. */
const LAST_YEAR_UNTIL = 4;
const OTHER = 'other';
const FILES = ['journal', 'reports', 'documents', 'sums'] as const;

/** A year or another period as one ZIP for the accountant. */
export function AccountantPackage({ now = new Date() }: { now?: Date }) {
  const t = useT();
  const { language } = useLanguage();
  const download = useDownload();
  const thisYear = now.getFullYear();
  const [choice, setChoice] = useState(String(now.getMonth() < LAST_YEAR_UNTIL ? thisYear - 1 : thisYear));
  const [other, setOther] = useState({ from: `${thisYear}-01-01`, to: `${thisYear}-12-31` });
  const { from, to } = choice === OTHER ? other : { from: `${choice}-01-01`, to: `${choice}-12-31` };
  const wrong = from !== '' && to !== '' && from > to;
  const change = (apply: () => void) => {
    download.reset();
    apply();
  };
  const years = Array.from({ length: YEARS }, (_, back) => String(thisYear - back));
  return (
    <div className={styles.package}>
      <Text ink={2}>{t('reports.accountant.text')}</Text>
      <ul className={styles.contents}>
        {FILES.map((file) => (
          <li key={file}>{t(`reports.accountant.has.${file}`)}</li>
        ))}
      </ul>
      <div className={styles.filters}>
        <SelectField
          label={t('reports.accountant.period')}
          value={choice}
          onChange={(event) => change(() => setChoice(event.target.value))}
          options={[
            ...years.map((year) => ({ value: year, label: year })),
            { value: OTHER, label: t('reports.accountant.other') },
          ]}
        />
        {choice === OTHER &&
          (['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={t(`reports.${end}`)}
              value={other[end]}
              error={end === 'to' && wrong ? t('reports.accountant.wrongPeriod') : undefined}
              onChange={(event) => change(() => setOther({ ...other, [end]: event.target.value }))}
            />
          ))}
      </div>
      <Button
        icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
        loading={download.isPending}
        disabled={wrong || !from || !to}
        onClick={() => download.mutate(packageFile(from, to, language))}
      >
        {t('reports.accountant.download')}
      </Button>
      <div role="status">
        {download.isPending && <Text ink={2}>{t('reports.accountant.preparing')}</Text>}
        {download.isSuccess && (
          <Notice tone="success" title={t('reports.accountant.done')}>
            {t('reports.accountant.doneText')}
          </Notice>
        )}
      </div>
    </div>
  );
}
