import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import { useListWords, useMore } from '@shared/list/use-more';
import { useNote } from '@shared/notes';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState } from 'react';
import { propertyChoicesQuery } from '../api/expenses';
import { recurringQuery, useEndRecurring, usePauseRecurring, type RecurringExpense } from '../api/recurring';
import { ExpenseTabs } from './ExpenseTabs';
import { RecurringDialog } from './RecurringDialog';
import styles from './expenses.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'sort', 'propertyId'] as const;
const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type Task = { kind: 'add' } | { kind: 'edit' | 'end'; expense: RecurringExpense };

function EndDialog({ expense, onClose }: { expense: RecurringExpense; onClose: () => void }) {
  const t = useT();
  const note = useNote('expenses');
  const end = useEndRecurring(() => {
    toast({ title: note((t) => t('expenses.recurring.ended')) });
    onClose();
  });
  return (
    <Dialog
      open
      size="sm"
      title={t('expenses.recurring.endTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('expenses.cancel')}
          </Button>
          <Button variant="danger" loading={end.isPending} onClick={() => end.mutate(expense.id)}>
            {t('expenses.recurring.end')}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{t('expenses.recurring.endText', { payee: expense.payee })}</p>
    </Dialog>
  );
}

function RowActions({ expense, begin }: { expense: RecurringExpense; begin: (task: Task) => void }) {
  const t = useT();
  const note = useNote('expenses');
  const { payee, paused } = expense;
  const pause = usePauseRecurring((saved) =>
    toast({ title: note((t) => t(saved.paused ? 'expenses.recurring.pausedNow' : 'expenses.recurring.resumedNow')) }),
  );
  return (
    <span className={cx(styles.actions, styles.three)}>
      <IconButton
        label={t('expenses.recurring.changeOne', { payee })}
        icon={<IconPencil {...ICON} />}
        onClick={() => begin({ kind: 'edit', expense })}
      />
      <IconButton
        label={t(paused ? 'expenses.recurring.resumeOne' : 'expenses.recurring.pauseOne', { payee })}
        icon={paused ? <IconPlayerPlay {...ICON} /> : <IconPlayerPause {...ICON} />}
        disabled={pause.isPending}
        onClick={() => pause.mutate(expense)}
      />
      <IconButton
        label={t('expenses.recurring.endOne', { payee })}
        icon={<IconTrash {...ICON} />}
        onClick={() => begin({ kind: 'end', expense })}
      />
    </span>
  );
}

/** The next day in words; a paused one has none. */
function useNext(): (expense: RecurringExpense) => string {
  const t = useT();
  const { day } = useFormats();
  return ({ paused, nextOn }) => (paused ? t('expenses.recurring.paused') : day(nextOn));
}

function useColumns(begin: (task: Task) => void): DataColumn<RecurringExpense>[] {
  const t = useT();
  const { money, day } = useFormats();
  const next = useNext();
  return [
    { id: 'nextOn', header: t('expenses.recurring.nextOn'), sort: 'nextOn', cell: next },
    { id: 'payee', header: t('expenses.payee'), sort: 'payee', cell: ({ payee }) => payee },
    {
      id: 'property',
      header: t('expenses.property'),
      sort: 'property',
      cell: ({ propertyName, unitLabel }) => (unitLabel ? `${propertyName}, ${unitLabel}` : propertyName),
    },
    {
      id: 'category',
      header: t('expenses.category'),
      sort: 'category',
      cell: ({ category }) => t(`expenses.categories.${category}`),
    },
    {
      id: 'frequency',
      header: t('expenses.recurring.frequency'),
      cell: ({ frequency, endsOn }) =>
        endsOn
          ? t('expenses.recurring.until', { frequency: t(`expenses.frequency.${frequency}`), day: day(endsOn) })
          : t(`expenses.frequency.${frequency}`),
    },
    {
      id: 'amount',
      header: t('expenses.amount'),
      sort: 'amountCents',
      align: 'end',
      cell: ({ amountCents, currency }) => money(amountCents, currency),
    },
    {
      id: 'actions',
      header: t('expenses.actions'),
      align: 'end',
      cell: (expense) => <RowActions expense={expense} begin={begin} />,
    },
  ];
}

/** Expenses that come back, the next one first; each is booked on its day. */
export function RecurringList() {
  const t = useT();
  const { money } = useFormats();
  const { values, set } = useListAddress(NAMES);
  const [task, setTask] = useState<Task>();
  const columns = useColumns(setTask);
  const next = useNext();
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  const filters = { q: values.q || undefined, propertyId: values.propertyId || undefined };
  const query = useInfiniteQuery(recurringQuery({ ...filters, sort: values.sort || 'nextOn' }));
  const { rows, total, more, footer } = useMore(query);
  const words = useListWords();
  const filtered = Object.values(filters).some((value) => value !== undefined);
  const close = () => setTask(undefined);
  const add = (
    <Button icon={<IconPlus {...ICON} />} onClick={() => setTask({ kind: 'add' })}>
      {t('expenses.recurring.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('expenses.title')}
        subtitle={total === undefined ? undefined : t('expenses.recurring.count', { count: total })}
        actions={(total !== 0 || filtered) && add}
      />
      <ExpenseTabs view="recurring" />
      <div className={cx(lists.filters, styles.filters)}>
        <ListSearch value={values.q} label={t('expenses.search')} onChange={(text) => set('q', text)} />
        <SelectField
          label={t('expenses.property')}
          value={values.propertyId}
          onChange={(event) => set('propertyId', event.target.value)}
          placeholder={t('expenses.all')}
          options={properties.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <DataTable<RecurringExpense>
        caption={t('expenses.view.recurring')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={values.sort || 'nextOn'}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          filtered ? (
            <EmptyState title={t('expenses.nothing')}>{t('expenses.nothingText')}</EmptyState>
          ) : (
            <EmptyState title={t('expenses.recurring.emptyTitle')} actions={add}>
              {t('expenses.recurring.emptyText')}
            </EmptyState>
          )
        }
        phone={(expense) => ({
          title: expense.payee,
          secondary: `${next(expense)}, ${t(`expenses.frequency.${expense.frequency}`)}, ${expense.propertyName}`,
          end: money(expense.amountCents, expense.currency),
          endSecondary: <RowActions expense={expense} begin={setTask} />,
        })}
        more={more}
        footer={footer}
        words={words}
      />
      {task?.kind === 'add' && <RecurringDialog propertyId={values.propertyId} onClose={close} />}
      {task?.kind === 'edit' && <RecurringDialog present={task.expense} onClose={close} />}
      {task?.kind === 'end' && <EndDialog expense={task.expense} onClose={close} />}
    </>
  );
}
