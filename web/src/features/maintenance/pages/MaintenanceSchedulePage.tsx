import { MAINTENANCE } from '@contract/limits';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { useShellParts } from '@nav/shell-parts';
import { HowItWorks } from '@shared/how/HowItWorks';
import { LoadFailure } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import { useMore } from '@shared/list/use-more';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { SelectField } from '@ui/fields/SelectField';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { useMemo, useState } from 'react';
import { propertyChoicesQuery } from '../api/places';
import { yearQuery } from '../api/schedules';
import { Legend } from '../components/Day';
import { DeleteDialog, type Task } from '../components/ScheduleActions';
import { ScheduleDialog } from '../components/ScheduleDialog';
import { YearList } from '../components/YearList';
import { YearTable } from '../components/YearTable';
import styles from '../components/maintenance.module.css';

const NAMES = ['property', 'year'] as const;
const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const YEARS = { first: 2000, last: 2199 };

/** /dashboards/landlord/maintenance/schedule: the maintenance that comes back, a year at a glance. */
export default function MaintenanceSchedulePage() {
  const t = useT();
  usePageTitle(t('maintenance.page'));
  useCrumbs();
  const { values, set } = useListAddress(NAMES);
  const [task, setTask] = useState<Task>();
  const year = yearOf(values.year);
  const propertyId = values.property || undefined;
  const query = useInfiniteQuery(yearQuery({ year, propertyId }));
  const { rows, total, more, footer } = useMore(query);
  const close = () => setTask(undefined);
  const add = (
    <Button icon={<IconPlus {...ICON} />} onClick={() => setTask({ kind: 'add' })}>
      {t('maintenance.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('maintenance.page')}
        subtitle={total === undefined ? undefined : t('maintenance.count', { count: total })}
        actions={total !== 0 && add}
      />
      {(total !== 0 || propertyId) && (
        <div className={styles.tools}>
          <PropertyChoice value={values.property} onChange={(next) => set('property', next)} />
          <YearChoice year={year} onChange={(next) => set('year', String(next))} />
        </div>
      )}
      {query.isError && !rows && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Skeleton shape="list" label={t('app.loading')} />}
      {rows?.length === 0 && (
        <EmptyState title={t('maintenance.emptyTitle')} actions={add}>
          {t('maintenance.emptyText')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <>
          <YearTable year={year} schedules={rows} begin={setTask} />
          <YearList year={year} schedules={rows} begin={setTask} />
          <Legend />
        </>
      )}
      {more && (
        <div className={styles.more}>
          <Button variant="secondary" loading={more.loading} onClick={more.onClick}>
            {more.label}
          </Button>
          {footer && <p className={styles.text}>{footer}</p>}
        </div>
      )}
      <HowItWorks title={t('maintenance.how')} points={t('maintenance.how.points', { days: MAINTENANCE.remindDays })} />
      <TaskDialog task={task} propertyId={values.property} onClose={close} />
    </>
  );
}

function TaskDialog({ task, propertyId, onClose }: { task?: Task; propertyId: string; onClose: () => void }) {
  if (!task) return null;
  if (task.kind === 'end') return <DeleteDialog schedule={task.schedule} onClose={onClose} />;
  if (task.kind === 'edit') return <ScheduleDialog present={task.schedule} onClose={onClose} />;
  return <ScheduleDialog propertyId={propertyId} onClose={onClose} />;
}

function PropertyChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useT();
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  return (
    <SelectField
      label={t('maintenance.property')}
      placeholder={t('maintenance.allProperties')}
      options={properties.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function YearChoice({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  const t = useT();
  return (
    <div className={styles.years} role="group" aria-label={t('maintenance.year')}>
      <IconButton
        label={t('maintenance.year.before')}
        icon={<IconChevronLeft {...ICON} />}
        disabled={year <= YEARS.first}
        onClick={() => onChange(year - 1)}
      />
      <p className={styles.yearNow} aria-live="polite">
        {year}
      </p>
      <IconButton
        label={t('maintenance.year.after')}
        icon={<IconChevronRight {...ICON} />}
        disabled={year >= YEARS.last}
        onClick={() => onChange(year + 1)}
      />
    </div>
  );
}

function useCrumbs(): void {
  const t = useT();
  const [label, maintenance, page] = [t('maintenance.crumbs'), t('maintenance.requests'), t('maintenance.page')];
  const parts = useMemo(() => {
    const items = [{ label: maintenance, href: paths.landlordMaintenance() }, { label: page }];
    return { topbar: <Breadcrumbs items={items} label={label} /> };
  }, [label, maintenance, page]);
  useShellParts(parts);
}

/** The address may say anything; without a year it is the present one. */
function yearOf(text: string): number {
  const year = Number(text);
  return Number.isInteger(year) && year >= YEARS.first && year <= YEARS.last ? year : new Date().getFullYear();
}
