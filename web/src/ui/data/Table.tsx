import type { ReactNode } from 'react';
import { cx } from '../cx';
import { useLinkComponent } from '../link/LinkProvider';
import { TableLines } from './TableLines';
import { useWide } from './use-wide';
import styles from './Table.module.css';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** For figures, which are aligned at the right. */
  align?: 'start' | 'end';
  /** Takes only the width that its text needs. */
  tight?: boolean;
  /** The current order, if this column decides it. */
  sorted?: 'ascending' | 'descending';
}

/** What a row becomes on a phone: pane, title, second line, amount at the right with a line beneath. */
export interface PhoneRow {
  pane?: ReactNode;
  title: ReactNode;
  secondary?: ReactNode;
  end?: ReactNode;
  endSecondary?: ReactNode;
}

export interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What the table contains. Screen readers always get it, others with `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
  phone: (row: Row) => PhoneRow;
  /** Shown before a row on phones, outside its link: a checkbox. */
  phoneLead?: (row: Row) => ReactNode;
  /** Where a row links to. Its first cell becomes the link … */
  rowHref?: (row: Row) => string;
  /** … or the cell of this column, counted from 0. */
  linkColumn?: number;
  /** How many columns the first cell of a row spans. The cells it covers aren't rendered. */
  leadSpan?: (row: Row) => number;
  /** Heading of the group that a row belongs to (months). A new heading starts a new group. */
  groupOf?: (row: Row) => string;
  /** Rows in a weaker color: what hasn't happened yet. */
  muted?: (row: Row) => boolean;
  className?: string;
}

/** Rows under one heading. */
export interface RowGroup<Row> {
  heading?: string;
  rows: Row[];
}

function grouped<Row>(rows: readonly Row[], groupOf?: (row: Row) => string): RowGroup<Row>[] {
  const groups: RowGroup<Row>[] = [];
  for (const row of rows) {
    const heading = groupOf?.(row);
    const last = groups.at(-1);
    if (last && last.heading === heading) last.rows.push(row);
    else groups.push({ heading, rows: [row] });
  }
  return groups;
}

/**
 * A table from 768 px on, a list below; nothing scrolls sideways. Paper always gets the table, so a phone has both; a wide screen
 * is spared the lines, which double the work for a long list.
 */
export function Table<Row>(props: TableProps<Row>) {
  const wide = useWide();
  const groups = grouped(props.rows, props.groupOf);
  return (
    <div className={props.className}>
      <WideTable {...props} groups={groups} />
      {!wide && <TableLines {...props} groups={groups} />}
    </div>
  );
}

function WideTable<Row>({
  columns,
  caption,
  showCaption,
  groups,
  rowKey,
  rowHref,
  linkColumn = 0,
  muted,
  leadSpan = () => 1,
}: TableProps<Row> & { groups: RowGroup<Row>[] }) {
  const LinkComponent = useLinkComponent();
  const look = (column: Column<Row>): string | undefined =>
    cx(column.align === 'end' && styles.end, column.tight && styles.tight);
  return (
    <table className={styles.table}>
      <caption className={showCaption ? styles.caption : styles.unseen}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={look(column)} aria-sort={column.sorted}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, at) => (
        <tbody key={group.heading ?? at}>
          {group.heading && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                {group.heading}
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <tr key={rowKey(row)} className={cx(muted?.(row) && styles.muted, rowHref && styles.linked)}>
              {columns.map((column, index) =>
                index > 0 && index < leadSpan(row) ? null : (
                  <td key={column.id} className={look(column)} colSpan={index === 0 ? leadSpan(row) : undefined}>
                    {rowHref && index === linkColumn ? (
                      <LinkComponent href={rowHref(row)} className={styles.rowLink}>
                        {column.cell(row)}
                      </LinkComponent>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
