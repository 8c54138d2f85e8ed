import { REGIONS } from '@contract/regions';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import { regionQuery, type RegionRecord } from '../api/regions';
import { Loaded } from '@parts/list/Loaded';
import styles from '../components/list/list.module.css';
import { useListAddress } from '@parts/list/use-list-address';
import { EditRuleDialog } from '../components/regions/EditRuleDialog';
import { HistoryDialog } from '../components/regions/HistoryDialog';
import { RecordLine } from '../components/regions/RecordLine';
import regionStyles from '../components/regions/regions.module.css';

const NAMES = ['region', 'edit', 'history'] as const;

function Records({ records, values, set }: { records: RegionRecord[]; values: Record<(typeof NAMES)[number], string>; set: (name: (typeof NAMES)[number], value: string) => void }) {
  const edited = records.find(({ topic }) => topic === values.edit);
  const looked = records.find(({ topic }) => topic === values.history);
  return (
    <>
      <ul className={regionStyles.records}>
        {records.map((record) => <RecordLine key={record.topic} record={record} onEdit={() => set('edit', record.topic)} onHistory={() => set('history', record.topic)} />)}
      </ul>
      {edited && <EditRuleDialog key={`${edited.region} ${edited.topic} ${edited.version}`} record={edited} onClose={() => set('edit', '')} />}
      {looked && <HistoryDialog record={looked} onClose={() => set('history', '')} />}
    </>
  );
}

/** The tenancy rules of a region: what is known, from where, and what the product does with it. */
export default function RegionRulesPage() {
  const t = useT();
  const { language } = useLanguage();
  const { values, set } = useListAddress(NAMES);
  const region = REGIONS.find(({ code }) => code === values.region)?.code ?? REGIONS[0].code;
  const query = useQuery(regionQuery(region));
  return (
    <>
      <PageHead title={t('admin.regions.title')} subtitle={t('admin.regions.lead')} />
      <div className={styles.filters}>
        <SelectField label={t('admin.regions.region')} value={region} onChange={(event) => set('region', event.target.value)} options={REGIONS.map((one) => ({ value: one.code, label: `${one[language]} (${one.code})` }))} />
      </div>
      <Notice tone="warning">{t('admin.regions.notAdvice')}</Notice>
      <Loaded query={query} shape="list">{(records) => <Records records={records} values={values} set={set} />}</Loaded>
    </>
  );
}
