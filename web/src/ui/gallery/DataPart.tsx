import { useState } from 'react';
import { DateText, FactList, Money, SegmentedBar, Sparkline, StatRow, StatusChip, Street, Table, Timeline, type Column, Pane } from '..';
import { Chart, DataTable, WorkspaceProvider } from '../workspace';
import styles from './Gallery.module.css';
import { Part } from './Part';
import { MONTHS, PAYMENTS, PROPERTIES, type Payment } from './sample';

const money = (cents: number) => <Money cents={cents} currency="CAD" locale="en" />;

const COLUMNS: Column<Payment>[] = [
  { id: 'day', header: 'Date', cell: (row) => <DateText value={row.day} locale="en" look="short" />, tight: true },
  { id: 'entry', header: 'Entry', cell: (row) => row.entry },
  { id: 'status', header: 'Status', cell: (row) => <StatusChip variant="plain" status={row.status}>{row.word}</StatusChip> },
  { id: 'amount', header: 'Amount', align: 'end', cell: (row) => money(row.cents) },
  { id: 'balance', header: 'Balance', align: 'end', cell: (row) => money(row.balance) },
];

const phone = (row: Payment) => ({
  pane: <Pane status={row.status} />,
  title: row.entry,
  secondary: row.detail,
  end: money(row.cents),
  endSecondary: money(row.balance),
});

function Rows() {
  const [selected, setSelected] = useState<string[]>(['2']);
  const [sort, setSort] = useState<string>();
  return (
    <DataTable
      columns={COLUMNS.map((column) => ({ ...column, sort: column.id }))}
      rows={PAYMENTS}
      rowKey={(row) => row.id}
      caption="Ledger"
      phone={phone}
      rowHref={(row) => `/entries/${row.id}`}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelect={setSelected}
      empty="Nothing"
      footer="3 of 62"
      more={{ label: 'Show earlier', onClick: () => undefined }}
      words={{ loading: 'Loading', sortRising: 'rising', sortFalling: 'falling', select: 'Select', endSelect: 'Done', selectAll: 'Choose all', selectRow: (row) => `Choose ${row.entry}`, selected: (count) => `${count} selected` }}
    />
  );
}

/** Figures, lists, street, chart. */
export function DataPart() {
  return (
    <WorkspaceProvider>
      <Part title="Your street">
        <Street label="Your street" properties={PROPERTIES} />
      </Part>
      <div className={styles.grid}>
        <Part title="The month’s rent">
          <SegmentedBar
            segments={[
              { status: 'paid', value: 53895, label: 'Paid', figure: '$53,895', note: '31 rents, 1 in part' },
              { status: 'processing', value: 4820, label: 'Processing', figure: '$4,820', note: '3, clear by 6 Nov' },
              { status: 'due', value: 1380, label: 'Due', figure: '$1,380', note: '1, on 15 Nov' },
              { status: 'overdue', value: 6390, label: 'Overdue', figure: '$6,390', note: '4 tenants' },
            ]}
          />
        </Part>
        <Part title="Chart">
          <Chart
            title="Collected by month"
            points={MONTHS}
            series={[
              { id: 'onTime', label: 'On time', color: 1 },
              { id: 'late', label: 'Late', color: 2 },
              { id: 'open', label: 'Outstanding', color: 4, outline: true },
            ]}
            format={(value) => `$${value}`}
            formatAxis={(value) => `$${value / 1000}k`}
            words={{ chart: 'Chart', table: 'Table', period: 'Month', loading: 'Loading' }}
          />
        </Part>
      </div>
      <Part title="Figures">
        <StatRow
          stats={[
            { id: 'balance', label: 'Balance', figure: money(165000), note: 'of which $1,650.00 overdue', tone: 'overdue' },
            { id: 'paid', label: 'Paid in 2025', figure: money(1650000), note: '10 of 11 rents' },
            { id: 'onTime', label: 'On time, 12 months', figure: '75%', note: '9 of 12' },
            { id: 'users', label: 'Users', figure: '8,412', chart: <Sparkline values={[3, 4, 6, 5, 7, 9, 10, 13]} /> },
          ]}
        />
      </Part>
      <Part title="Rows on a desk, lines on a phone">
        <Rows />
      </Part>
      <Part title="Grouped">
        <Table columns={COLUMNS} rows={PAYMENTS} rowKey={(row) => row.id} caption="Ledger by month" phone={phone} groupOf={(row) => row.month} muted={(row) => row.id === '1'} />
      </Part>
      <div className={styles.grid}>
        <Part title="Facts">
          <FactList facts={[{ label: 'Rent', value: '$1,650.00 on the 1st' }, { label: 'Term', value: '1 Jul 2024 to 31 Jan 2026' }, { label: 'Autopay', value: 'Off' }]} />
        </Part>
        <Part title="Timeline">
          <Timeline
            entries={[
              { id: '1', status: 'paid', title: 'You reported it', text: '2 photos, High', time: 'Mon' },
              { id: '2', status: 'paid', title: 'Nadia approved', time: 'Mon' },
              { id: '3', status: 'scheduled', title: 'Plombex comes', text: 'Thursday 6 November, 9:00 to 10:00' },
              { id: '4', status: 'submitted', title: 'You confirm the work' },
            ]}
          />
        </Part>
      </div>
    </WorkspaceProvider>
  );
}
