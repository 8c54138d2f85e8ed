import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Tabs } from '@ui/layout/Tabs';

const VIEWS = ['booked', 'recurring'] as const;
export type ExpenseView = (typeof VIEWS)[number];

/** What was spent, and what comes back. */
export function ExpenseTabs({ view }: { view: ExpenseView }) {
  const t = useT();
  return (
    <Tabs
      tabs={VIEWS.map((id) => ({
        id,
        label: t(`expenses.view.${id}`),
        href: paths.landlordExpenses(id === 'booked' ? '' : `?view=${id}`),
      }))}
      value={view}
      label={t('expenses.view.label')}
    />
  );
}
