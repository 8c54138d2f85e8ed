import { useDownload } from '@api/download';
import { EXPENSE_CATEGORIES } from '@contract/expense-categories';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useNote } from '@shared/notes';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { PageHead } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { expensesQuery, propertyChoicesQuery, useOpenInvoice, useRemoveExpense, type Expense } from '../api/expenses';
import { ExpenseDialog } from '../components/ExpenseDialog';
import { ExpenseTabs } from '../components/ExpenseTabs';
import { RecurringList } from '../components/RecurringList';
import styles from '../components/expenses.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'sort', 'propertyId', 'category', 'from', 'to'] as const;
const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function TakeBack({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const t = useT();
  const note = useNote('expenses');
  const { money } = useFormats();
  const remove = useRemoveExpense(() => {
    toast({ title: note((t) => t('expenses.removed')) });
    onClose();
  });
  return (
    <Dialog
      open
      size="sm"
      title={t('expenses.removeTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('expenses.cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(expense.id)}>
            {t('expenses.remove')}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>
        {t('expenses.removeText', { amount: money(expense.amountCents, expense.currency), payee: expense.payee })}
      </p>
    </Dialog>
  );
}

function RowActions({ expense, edit, remove }: { expense: Expense; edit: () => void; remove: () => void }) {
  const t = useT();
  const open = useOpenInvoice();
  const { document, payee } = expense;
  return (
    <span className={styles.actions}>
      {document && (
        <IconButton
          label={t('expenses.openInvoice', { name: document.name })}
          icon={<IconFileInvoice {...ICON} />}
          onClick={() => open.mutate(document.id)}
        />
      )}
      <IconButton label={t('expenses.correctOne', { payee })} icon={<IconPencil {...ICON} />} onClick={edit} />
      <IconButton label={t('expenses.removeOne', { payee })} icon={<IconTrash {...ICON} />} onClick={remove} />
    </span>
  );
}

type Task = { kind: 'add' } | { kind: 'edit' | 'remove'; expense: Expense };

function useColumns(begin: (task: Task) => void): DataColumn<Expense>[] {
  const t = useT();
  const { money, day } = useFormats();
  return [
    { id: 'spentOn', header: t('expenses.spentOn'), sort: 'spentOn', cell: ({ spentOn }) => day(spentOn) },
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
      id: 'tax',
      header: t('expenses.tax'),
      align: 'end',
      cell: ({ taxCents, currency }) => (taxCents ? money(taxCents, currency) : ''),
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
      cell: (expense) => (
        <RowActions
          expense={expense}
          edit={() => begin({ kind: 'edit', expense })}
          remove={() => begin({ kind: 'remove', expense })}
        />
      ),
    },
  ];
}

type Address = ReturnType<typeof useListAddress<(typeof NAMES)[number]>>;

function Filters({ values, set }: Address) {
  const t = useT();
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  return (
    <div className={cx(lists.filters, styles.filters)}>
      <ListSearch value={values.q} label={t('expenses.search')} onChange={(text) => set('q', text)} />
      <FilterSheet set={[values.propertyId, values.category, values.from, values.to].filter(Boolean).length}>
        <SelectField
          label={t('expenses.property')}
          value={values.propertyId}
          onChange={(event) => set('propertyId', event.target.value)}
          placeholder={t('expenses.all')}
          options={properties.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          label={t('expenses.category')}
          value={values.category}
          onChange={(event) => set('category', event.target.value)}
          placeholder={t('expenses.allCategories')}
          options={EXPENSE_CATEGORIES.map((value) => ({ value, label: t(`expenses.categories.${value}`) }))}
        />
        <TextField
          type="date"
          label={t('expenses.from')}
          value={values.from}
          onChange={(event) => set('from', event.target.value)}
        />
        <TextField
          type="date"
          label={t('expenses.to')}
          value={values.to}
          onChange={(event) => set('to', event.target.value)}
        />
      </FilterSheet>
    </div>
  );
}

function Tasks({ task, propertyId, close }: { task: Task | undefined; propertyId: string; close: () => void }) {
  if (!task) return null;
  if (task.kind === 'add') return <ExpenseDialog propertyId={propertyId} onClose={close} />;
  return task.kind === 'edit' ? (
    <ExpenseDialog present={task.expense} onClose={close} />
  ) : (
    <TakeBack expense={task.expense} onClose={close} />
  );
}

/** What properties cost: what was booked, or what comes back. */
export default function ExpensesPage() {
  const [params] = useSearchParams();
  return params.get('view') === 'recurring' ? <RecurringList /> : <ExpenseList />;
}

/** Search, order and filters are in the address; the CSV has the same rows. */
function ExpenseList() {
  const t = useT();
  const { money, day } = useFormats();
  const { values, set } = useListAddress(NAMES);
  const [task, setTask] = useState<Task>();
  const columns = useColumns(setTask);
  const { language } = useLanguage();
  const download = useDownload();
  const filters = {
    q: values.q || undefined,
    propertyId: values.propertyId || undefined,
    category: oneOf(EXPENSE_CATEGORIES, values.category),
    from: values.from || undefined,
    to: values.to || undefined,
  };
  const query = useInfiniteQuery(expensesQuery({ ...filters, sort: values.sort || '-spentOn' }));
  const { rows, total, more, footer } = useMorePages(query);
  const words = useListWords();
  const filtered = Object.values(filters).some((value) => value !== undefined);
  const file = `/api/expenses/export.csv?${new URLSearchParams(Object.entries({ ...filters, language }).filter((entry): entry is [string, string] => entry[1] !== undefined)).toString()}`;
  const add = (
    <Button icon={<IconPlus {...ICON} />} onClick={() => setTask({ kind: 'add' })}>
      {t('expenses.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('expenses.title')}
        subtitle={total === undefined ? undefined : t('expenses.count', { count: total })}
        actions={
          <>
            {total !== 0 && (
              <Button
                variant="secondary"
                icon={<IconDownload {...ICON} />}
                loading={download.isPending}
                onClick={() => download.mutate({ path: file, name: 'expenses.csv' })}
              >
                {t('expenses.csv')}
              </Button>
            )}
            {(total !== 0 || filtered) && add}
          </>
        }
      />
      <ExpenseTabs view="booked" />
      <Filters values={values} set={set} />
      <DataTable<Expense>
        caption={t('expenses.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={values.sort || '-spentOn'}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          filtered ? (
            <EmptyState title={t('expenses.nothing')}>{t('expenses.nothingText')}</EmptyState>
          ) : (
            <EmptyState title={t('expenses.emptyTitle')} actions={add}>
              {t('expenses.emptyText')}
            </EmptyState>
          )
        }
        phone={(expense) => ({
          title: expense.payee,
          secondary: `${day(expense.spentOn)}, ${t(`expenses.categories.${expense.category}`)}, ${expense.propertyName}`,
          end: money(expense.amountCents, expense.currency),
          endSecondary: (
            <RowActions
              expense={expense}
              edit={() => setTask({ kind: 'edit', expense })}
              remove={() => setTask({ kind: 'remove', expense })}
            />
          ),
        })}
        more={more}
        footer={footer}
        words={words}
      />
      <Tasks task={task} propertyId={values.propertyId} close={() => setTask(undefined)} />
    </>
  );
}
