import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Table, type Column } from '@ui/data/Table';
import { Link } from '@ui/link/Link';
import type { ReactNode } from 'react';
import type { Behind, ReportRow, ReportTable } from '../api/reports';
import styles from './reports.module.css';

/** The address of the entries behind a figure. */
export function entriesHref({ accounts, ...behind }: Behind): string {
  const said = Object.entries(behind).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return paths.landlordReportEntries({
    accounts: accounts?.join(','),
    ...(Object.fromEntries(said) as Record<string, string>),
  });
}

/** One row of the screen: a row of the report, or its totals. */
interface Line {
  id: string;
  row?: ReportRow;
}

function useFigure(table: ReportTable) {
  const t = useT();
  const { money, day, number } = useFormats();
  const plain = (amount: number, kind: string) => (kind === 'money' ? money(amount, table.currency) : number(amount));
  const opening = (amount: number, kind: string, behind: Behind | null | undefined, leaseId?: string | null) => {
    const href =
      amount === 0
        ? undefined
        : behind
          ? entriesHref(behind)
          : leaseId
            ? paths.landlordLease(leaseId, 'lease')
            : undefined;
    return href ? (
      <Link href={href} look="quiet">
        {plain(amount, kind)}
      </Link>
    ) : (
      plain(amount, kind)
    );
  };
  return (line: Line, at: number) => {
    const column = table.columns[at];
    if (!column) return '';
    const cell = line.row?.cells[at];
    if (!cell) {
      const total = table.totals[at] ?? null;
      return (
        <strong className={styles.total}>
          {total === null ? (at === 0 ? t('reports.total') : '') : opening(total, column.kind, table.totalsBehind[at])}
        </strong>
      );
    }
    const said =
      cell.amount !== null ? (
        opening(cell.amount, column.kind, cell.behind, line.row?.leaseId)
      ) : cell.text && column.kind === 'day' ? (
        <span className={styles.day}>{day(cell.text)}</span>
      ) : (
        (cell.text ?? '')
      );
    return line.row?.subtotal ? <strong className={styles.subtotal}>{said}</strong> : said;
  };
}

/** A line on a phone: what it is, its figures that are not nothing, and the last one apart. */
function usePhoneLine(table: ReportTable, figure: (line: Line, at: number) => ReactNode) {
  const last = table.columns.length - 1;
  const worded = table.columns.flatMap(({ kind }, at) => (kind === 'text' && at > 0 ? [at] : []));
  const amountAt = ({ row }: Line, at: number) => (row ? (row.cells[at]?.amount ?? null) : (table.totals[at] ?? null));
  return (line: Line) => {
    const words = worded
      .map((at) => line.row?.cells[at]?.text)
      .filter(Boolean)
      .join(', ');
    const others = table.columns.flatMap((_, at) => (at < last && amountAt(line, at) ? [at] : []));
    const shown = amountAt(line, last) !== null;
    return {
      title: figure(line, 0),
      secondary: (
        <>
          {words}
          {others.length > 0 && (
            <span className={styles.others}>
              {others.map((at) => (
                <span key={at}>
                  {table.columns[at]?.label} {figure(line, at)}
                </span>
              ))}
            </span>
          )}
        </>
      ),
      end: figure(line, last),
      endSecondary: shown && table.columns[last]?.label,
    };
  };
}

/** A table of a report; every figure opens the entries behind it, what was agreed opens its lease. */
export function ReportFigures({ table, caption }: { table: ReportTable; caption: string }) {
  const figure = useFigure(table);
  const lines: Line[] = [...table.rows.map((row) => ({ id: row.id, row })), { id: 'total' }];
  const columns: Column<Line>[] = table.columns.map(({ id, label, kind }, at) => ({
    id,
    header: label,
    align: kind === 'money' || kind === 'count' ? 'end' : 'start',
    cell: (line) => figure(line, at),
  }));
  const phone = usePhoneLine(table, figure);
  // The name of a sum takes the columns before the first one that is added up.
  const worded = Math.max(
    1,
    table.totals.findIndex((total) => total !== null),
  );
  return (
    <div className={styles.wide}>
      <Table<Line>
        className={styles.figures}
        caption={caption}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        muted={({ row }) => Boolean(row?.sum && !row.subtotal)}
        leadSpan={({ row }) => (!row || row.subtotal ? worded : 1)}
        phone={phone}
      />
    </div>
  );
}
