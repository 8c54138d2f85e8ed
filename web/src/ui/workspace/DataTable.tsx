import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Table, type Column, type TableProps } from '../data/Table';
import { Checkbox } from '../fields/Choice';
import { Skeleton } from '../states/Skeleton';
import { SortHeader } from './SortHeader';
import styles from './DataTable.module.css';

export interface DataColumn<Row> extends Column<Row> {
  /** Name of the sort order on the server. It makes the heading a button. */
  sort?: string;
}

/** The current order as in `?sort=`: `name` ascending, `-name` descending. */
export type SortOrder = string | undefined;

export interface DataTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'rows'> {
  columns: readonly DataColumn<Row>[];
  /** Undefined until the first answer has arrived. */
  rows: readonly Row[] | undefined;
  sort?: SortOrder;
  onSort?: (order: string) => void;
  /** Keys of the selected rows. With it every row gets a checkbox. */
  selected?: readonly string[];
  onSelect?: (keys: string[]) => void;
  /** Buttons for the selected rows. */
  bulkActions?: ReactNode;
  /** Shown instead of the table if there are no rows, or if they didn't load. */
  empty: ReactNode;
  error?: ReactNode;
  /** Loads the next rows. */
  more?: { label: ReactNode; loading?: boolean; onClick: () => void };
  /** Shown beside the number of selected rows: selects the rows that aren't loaded yet as well. */
  all?: { label: ReactNode; loading?: boolean; onClick: () => void };
  /** Shown at the bottom: how many of how many. */
  footer?: ReactNode;
  words: {
    loading: string;
    sortRising: string;
    sortFalling: string;
    /** Label of the button that shows and hides the checkboxes on a phone. */
    select?: string;
    endSelect?: string;
    /** Labels of the checkboxes. */
    selectAll?: string;
    selectRow?: (row: Row) => string;
    /** “3 selected”. */
    selected?: (count: number) => ReactNode;
  };
}

function sortedBy(name: string, order: SortOrder): 'ascending' | 'descending' | undefined {
  if (order === name) return 'ascending';
  return order === `-${name}` ? 'descending' : undefined;
}

function toggled(keys: readonly string[], key: string): string[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}

function RowBox<Row>({ row, props }: { row: Row; props: DataTableProps<Row> }) {
  const { rowKey, selected = [], onSelect, words } = props;
  const key = rowKey(row);
  return (
    <Checkbox
      className={styles.box}
      label=""
      aria-label={words.selectRow?.(row)}
      checked={selected.includes(key)}
      onChange={() => onSelect?.(toggled(selected, key))}
    />
  );
}

/** Ticks all rows that are loaded, or none. */
function AllBox<Row>({
  props: { rowKey, selected = [], onSelect },
  rows,
  ...look
}: { props: DataTableProps<Row>; rows: readonly Row[] } & ComponentProps<typeof Checkbox>) {
  const keys = rows.map(rowKey);
  const all = keys.length > 0 && keys.every((key) => selected.includes(key));
  return <Checkbox {...look} checked={all} onChange={() => onSelect?.(all ? [] : keys)} />;
}

function withBoxes<Row>(props: DataTableProps<Row>, rows: readonly Row[]): Column<Row>[] {
  const { columns, selected, onSelect, words, sort, onSort } = props;
  const headed = columns.map((column) => ({
    ...column,
    sorted: column.sort ? sortedBy(column.sort, sort) : undefined,
    header:
      column.sort && onSort ? (
        <SortHeader name={column.sort} order={sort} onSort={onSort} words={words}>
          {column.header}
        </SortHeader>
      ) : (
        column.header
      ),
  }));
  if (!selected || !onSelect) return headed;
  const box: Column<Row> = {
    id: 'select',
    tight: true,
    header: <AllBox props={props} rows={rows} className={styles.box} label="" aria-label={words.selectAll} />,
    cell: (row) => <RowBox row={row} props={props} />,
  };
  return [box, ...headed];
}

/** Phones show no boxes until someone wants to select. */
function PhoneChoice<Row>({
  props,
  rows,
  on,
  onChange,
}: {
  props: DataTableProps<Row>;
  rows: readonly Row[];
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const { select, endSelect, selectAll = '' } = props.words;
  return (
    <div className={styles.choose}>
      {on && <AllBox props={props} rows={rows} label={selectAll} />}
      <Button variant="ghost" size="sm" aria-pressed={on} onClick={() => onChange(!on)}>
        {on ? endSelect : select}
      </Button>
    </div>
  );
}

/** A table that can be sorted, selected from and continued. It keeps no state of its own. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, empty, error, selected, bulkActions, all, more, footer, words, phone } = props;
  const [choosing, setChoosing] = useState(false);
  if (error) return error;
  if (!rows) return <Skeleton shape="list" rows={6} label={words.loading} />;
  if (rows.length === 0) return empty;
  return (
    <div>
      {selected && selected.length > 0 && (
        <div className={styles.bulk} role="status">
          <span className={styles.chosen}>
            {words.selected?.(selected.length)}
            {all && (
              <Button variant="ghost" size="sm" loading={all.loading} onClick={all.onClick}>
                {all.label}
              </Button>
            )}
          </span>
          {/* While the rest is being selected, an action would act on a part of it. */}
          <div className={styles.bulkActions} inert={all?.loading === true}>
            {bulkActions}
          </div>
        </div>
      )}
      {selected && words.select && <PhoneChoice props={props} rows={rows} on={choosing} onChange={setChoosing} />}
      <Table
        {...props}
        rows={rows}
        columns={withBoxes(props, rows)}
        linkColumn={selected ? 1 : 0}
        phone={phone}
        phoneLead={selected && choosing ? (row) => <RowBox row={row} props={props} /> : undefined}
      />
      {(more || footer) && (
        <div className={styles.foot}>
          {footer && <span className={styles.count}>{footer}</span>}
          {more && (
            <Button variant="secondary" size="sm" loading={more.loading} onClick={more.onClick}>
              {more.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
