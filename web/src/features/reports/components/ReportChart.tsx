import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Chart } from '@ui/workspace/Chart';
import type { Report, ReportTable } from '../api/reports';

const AGES = ['not_due', 'days_30', 'days_60', 'days_90', 'days_more'];

function useWords() {
  const t = useT();
  return { chart: t('reports.asChart'), table: t('reports.asTable'), loading: t('app.loading') };
}

/** Income and expense by month, one drawing for each currency. */
function ByMonth({ report, currency }: { report: Report; currency: string }) {
  const t = useT();
  const { money, day, number } = useFormats();
  const words = { ...useWords(), period: t('reports.month') };
  const points = report.points.filter((point) => point.currency === currency);
  if (points.length < 2) return null;
  return (
    <Chart
      title={t('reports.byMonth')}
      kind="line"
      points={points.map(({ month, incomeCents, expenseCents }) => ({ label: day(`${month}-01`, { month: 'short', year: '2-digit' }), values: { income: incomeCents, expense: expenseCents } }))}
      series={[{ id: 'income', label: t('reports.income'), color: 1 }, { id: 'expense', label: t('reports.expense'), color: 2 }]}
      format={(cents) => money(cents, currency)}
      formatAxis={(cents) => number(cents / 100, { notation: 'compact' })}
      words={words}
    />
  );
}

/** How old what is owed is. */
function ByAge({ table }: { table: ReportTable }) {
  const t = useT();
  const { money, number } = useFormats();
  const points = table.columns.flatMap(({ id, label }, at) => (AGES.includes(id) ? [{ label, values: { owed: table.totals[at] ?? 0 } }] : []));
  return (
    <Chart
      title={t('reports.byAge')}
      points={points}
      current={points.length}
      series={[{ id: 'owed', label: t('reports.owed'), color: 1 }]}
      format={(cents) => money(cents, table.currency)}
      formatAxis={(cents) => number(cents / 100, { notation: 'compact' })}
      words={{ ...useWords(), period: t('reports.age') }}
    />
  );
}

/** A drawing where the figures are better seen than read. */
export function ReportChart({ report, table }: { report: Report; table: ReportTable }) {
  if (report.report === 'income_expense') return <ByMonth report={report} currency={table.currency} />;
  return report.report === 'ageing' ? <ByAge table={table} /> : null;
}
