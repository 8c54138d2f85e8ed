import { useDownload } from '@api/download';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { PageHead, Section } from '@ui/layout/Section';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Tabs } from '@ui/layout/Tabs';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import {
  ACCOUNTANT,
  BASES,
  propertyNamesQuery,
  REPORT_NAMES,
  reportFile,
  reportQuery,
  type Period,
  type Report,
  type ReportName,
} from '../api/reports';
import { AccountantPackage } from '../components/AccountantPackage';
import { ReportChart } from '../components/ReportChart';
import { ReportFigures } from '../components/ReportFigures';
import styles from '../components/reports.module.css';

const NAMES = ['report', 'propertyId', 'from', 'to', 'basis'] as const;
type Filter = (typeof NAMES)[number];
const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
/** These look at one day. */
const ON_A_DAY: readonly ReportName[] = ['rent_roll', 'ageing'];

function Tables({ report }: { report: Report }) {
  const t = useT();
  if (report.tables.length === 0) return <EmptyState title={t('reports.empty')}>{t('reports.emptyText')}</EmptyState>;
  return (
    <div className={styles.tables}>
      {report.tables.map((table) => (
        <Section
          key={table.currency}
          title={
            report.tables.length > 1
              ? t('reports.inCurrency', { title: report.title, currency: table.currency })
              : report.title
          }
          aside={table.currency}
        >
          <div className={styles.table}>
            <ReportChart report={report} table={table} />
            <ReportFigures table={table} caption={`${report.title}, ${table.currency}`} />
          </div>
        </Section>
      ))}
    </div>
  );
}

function Files({ report, period }: { report: ReportName; period: Period }) {
  const t = useT();
  const { language } = useLanguage();
  const download = useDownload();
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconDownload {...ICON} />}
        onClick={() => download.mutate(reportFile(report, 'csv', period, language))}
      >
        {t('reports.csv')}
      </Button>
      <Button
        variant="secondary"
        icon={<IconFileTypePdf {...ICON} />}
        onClick={() => download.mutate(reportFile(report, 'pdf', period, language))}
      >
        {t('reports.pdf')}
      </Button>
    </>
  );
}

/** Accrual, which the address doesn't name, or cash, and what that means. */
function BasisChoice({ basis = 'accrual', choose }: { basis?: Period['basis']; choose: (basis: string) => void }) {
  const t = useT();
  return (
    <div className={styles.basis}>
      <SegmentedControl
        label={t('reports.basis')}
        value={basis}
        onChange={(chosen) => choose(chosen === 'accrual' ? '' : chosen)}
        options={BASES.map((value) => ({ value, label: t(`reports.basis.${value}`) }))}
      />
      <p>{t(`reports.basis.${basis}.help`)}</p>
    </div>
  );
}

function useTabs(period: Period) {
  const t = useT();
  return ([...REPORT_NAMES, ACCOUNTANT] as const).map((id) => ({
    id,
    label: t(`reports.tab.${id}`),
    href: paths.landlordReports({ ...period, report: id }),
  }));
}

/** One report with its filters. */
function ChosenReport({
  name,
  period,
  set,
}: {
  name: ReportName;
  period: Period;
  set: (name: Filter, to: string) => void;
}) {
  const t = useT();
  const { language } = useLanguage();
  const { data: properties = [] } = useQuery(propertyNamesQuery());
  const query = useQuery(reportQuery(name, period, language));
  usePageTitle(query.data?.title);
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={t('reports.property')}
          value={period.propertyId ?? ''}
          onChange={(event) => set('propertyId', event.target.value)}
          placeholder={t('reports.allProperties')}
          options={properties.map(({ id, name: label }) => ({ value: id, label }))}
        />
        {!ON_A_DAY.includes(name) && (
          <TextField
            type="date"
            label={t('reports.from')}
            value={period.from ?? query.data?.from ?? ''}
            onChange={(event) => set('from', event.target.value)}
          />
        )}
        <TextField
          type="date"
          label={t(ON_A_DAY.includes(name) ? 'reports.on' : 'reports.to')}
          value={period.to ?? query.data?.to ?? ''}
          onChange={(event) => set('to', event.target.value)}
        />
      </div>
      {name === 'rent_roll' && (
        <p className={styles.help}>{t('reports.rentRoll.help', { ledger: t('reports.tab.ledger') })}</p>
      )}
      {name === 'tax_year' && <p className={styles.help}>{t('reports.taxYear.help')}</p>}
      {name === 'income_expense' && <BasisChoice basis={period.basis} choose={(basis) => set('basis', basis)} />}
      {query.isError && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
      {query.data ? (
        <Tables report={query.data} />
      ) : (
        !query.isError && <Skeleton shape="list" label={t('app.loading')} />
      )}
    </>
  );
}

/**
 * The landlord’s reports. The report, property and period are in the address; each figure opens the entries behind it.
 */
export default function ReportsPage() {
  const t = useT();
  const { values, set } = useListAddress(NAMES);
  const name = oneOf(REPORT_NAMES, values.report) ?? 'rent_roll';
  const forAccountant = values.report === ACCOUNTANT;
  const period: Period = {
    propertyId: values.propertyId || undefined,
    from: values.from || undefined,
    to: values.to || undefined,
    basis: oneOf(BASES, values.basis),
  };
  return (
    <>
      <PageHead
        title={t('reports.title')}
        actions={forAccountant ? undefined : <Files report={name} period={period} />}
      />
      <Tabs label={t('reports.choose')} tabs={useTabs(period)} value={forAccountant ? ACCOUNTANT : name} />
      {forAccountant ? <AccountantPackage /> : <ChosenReport name={name} period={period} set={set} />}
    </>
  );
}
