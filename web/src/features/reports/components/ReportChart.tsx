import { majorOf } from '@contract/amount-format';
import { addDays, addMonths, day } from '@contract/days';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Chart } from '@ui/workspace/Chart';
import type { Behind, Report, ReportTable } from '../api/reports';
import { entriesHref } from './ReportFigures';

const AGES = ['not_due', 'days_30', 'days_60', 'days_90', 'days_more'];

function useWords() {
  const t = useT();
  return { chart: t('reports.asChart'), table: t('reports.asTable'), loading: t('app.loading') };
}

/** Income and expense by month, one drawing for each currency. */
function ByMonth({ report, table }: { report: Report; table: ReportTable }) {
  const t = useT();
  const { currency } = table;
  const { money, day: dayText, short } = useFormats();
  const words = { ...useWords(), period: t('reports.month') };
  const points = report.points.filter((point) => point.currency === currency);
  if (points.length < 2) return null;
  const net = table.totalsBehind.at(-1);
  const monthHref = (month: string) => (net ? entriesHref({ ...net, ...daysOf(month, report) }) : undefined);
  return (
    <Chart
      title={t('reports.byMonth')}
      kind="line"
      points={points.map(({ month, incomeCents, expenseCents }) => ({
        // With the whole year: “Oct 26” reads as a day of October.
        label: dayText(`${month}-01`, { month: 'short', year: 'numeric' }),
        values: { income: incomeCents, expense: expenseCents },
        href: monthHref(month),
      }))}
      series={[
        { id: 'income', label: t('reports.income'), color: 1 },
        { id: 'expense', label: t('reports.expense'), color: 2 },
      ]}
      format={(cents) => money(cents, currency)}
      formatAxis={(cents) => short(majorOf(cents, currency))}
      words={words}
    />
  );
}

/** The days of a month that the report looks at. */
function daysOf(month: string, { from, to }: Report): { from: string; to: string } {
  const first = day(`${month}-01`);
  const last = addDays(addMonths(first, 1), -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

const hrefOf = (behind: Behind | null | undefined) => (behind ? entriesHref(behind) : undefined);

/** How old what is owed is. */
function ByAge({ table }: { table: ReportTable }) {
  const t = useT();
  const { money, short } = useFormats();
  const points = table.columns.flatMap(({ id, label }, at) =>
    AGES.includes(id) ? [{ label, values: { owed: table.totals[at] ?? 0 }, href: hrefOf(table.totalsBehind[at]) }] : [],
  );
  return (
    <Chart
      title={t('reports.byAge')}
      points={points}
      current={points.length}
      series={[{ id: 'owed', label: t('reports.owed'), color: 1 }]}
      format={(cents) => money(cents, table.currency)}
      formatAxis={(cents) => short(majorOf(cents, table.currency))}
      words={{ ...useWords(), period: t('reports.age') }}
    />
  );
}

/** What each year cost; a year without costs has its place. */
export function ByYear({ table, level }: { table: ReportTable; level?: 2 | 3 }) {
  const t = useT();
  const { money, short } = useFormats();
  const words = { ...useWords(), period: t('reports.year') };
  const points = table.columns.flatMap(({ id, label }, at) =>
    id.startsWith('year_')
      ? [{ label, values: { cost: table.totals[at] ?? 0 }, href: hrefOf(table.totalsBehind[at]) }]
      : [],
  );
  if (points.length < 2) return null;
  return (
    <Chart
      title={t('reports.byYear')}
      level={level}
      points={points}
      series={[{ id: 'cost', label: t('reports.cost'), color: 1 }]}
      format={(cents) => money(cents, table.currency)}
      formatAxis={(cents) => short(majorOf(cents, table.currency))}
      words={words}
    />
  );
}

/** A drawing where the figures are better seen than read. */
export function ReportChart({ report, table }: { report: Report; table: ReportTable }) {
  if (report.report === 'income_expense') return <ByMonth report={report} table={table} />;
  if (report.report === 'maintenance_costs') return <ByYear table={table} />;
  return report.report === 'ageing' ? <ByAge table={table} /> : null;
}
