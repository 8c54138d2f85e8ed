import { ON_CALL } from '@contract/on-call';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { useShellParts } from '@nav/shell-parts';
import { useSiteSettings } from '@nav/site-settings';
import { Loaded } from '@shared/list/Loaded';
import { Mailed } from '@shared/mail/Mailed';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead, Section } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { useMemo, useState } from 'react';
import {
  bodyOf,
  listQuery,
  useSaveList,
  type ListSettings,
  type OnCallList,
  type OnCallPerson,
  type PersonBody,
} from '../api/on-call';
import { HolidaysSection } from '../components/HolidaysSection';
import { PeopleList } from '../components/PeopleList';
import { PersonDialog } from '../components/PersonDialog';
import { StepFields } from '../components/StepFields';
import { TestAlert } from '../components/TestAlert';
import { WhoIsOnCall } from '../components/WhoIsOnCall';
import { isSamePerson } from '../person-values';
import styles from '../components/on-call.module.css';

/** /dashboards/landlord/maintenance/on-call: who is asked about emergencies, in which order, and when. */
export default function OnCallPage() {
  const t = useT();
  usePageTitle(t('on-call.page'));
  useCrumbs();
  return <Loaded query={useQuery(listQuery())}>{(list) => <OnCall list={list} />}</Loaded>;
}

function OnCall({ list }: { list: OnCallList }) {
  const t = useT();
  /** The person being changed, or `new`. */
  const [task, setTask] = useState<OnCallPerson | 'new'>();
  const save = useSaveList({ onSaved: () => setTask(undefined), quiet: task !== undefined });
  const begin = (next: OnCallPerson | 'new') => {
    save.reset();
    setTask(next);
  };
  const bodies = list.people.map(bodyOf);
  const { stepMinutes, timeZone, holidayRegion, version } = list;
  const put = (people: PersonBody[], more: Partial<ListSettings> = {}) =>
    save.mutate({ people, stepMinutes, timeZone, holidayRegion, version, ...more });
  // The list may have changed while the dialog was open: the edited person is looked up in it, and added again if they were
  // removed.
  const savePerson = (person: PersonBody) => {
    const at = task && task !== 'new' ? list.people.findIndex((one) => isSamePerson(one, task)) : -1;
    put(at < 0 ? [...bodies, person] : bodies.map((one, place) => (place === at ? person : one)));
  };
  const add = list.people.length < ON_CALL.peopleMax && (
    <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => begin('new')}>
      {t('on-call.add')}
    </Button>
  );
  const empty = list.people.length === 0;
  const keepsMail = useSiteSettings().mail === 'kept';
  return (
    <>
      <PageHead title={t('on-call.page')} subtitle={t('on-call.lead')} actions={!empty && add} />
      <div className={styles.page}>
        {keepsMail && (
          <p className={styles.text}>
            <Mailed part="note">{null}</Mailed>
          </p>
        )}
        {empty ? (
          <EmptyState title={t('on-call.emptyTitle')} actions={add}>
            {t('on-call.emptyText')}
          </EmptyState>
        ) : (
          <>
            <Section title={t('on-call.order')}>
              <PeopleList
                people={list.people}
                members={list.members}
                busy={save.isPending}
                move={(from, to) => put(moved(bodies, from, to))}
                edit={(at) => list.people[at] && begin(list.people[at])}
                remove={(at) => put(bodies.filter((_, place) => place !== at))}
              />
            </Section>
            <StepFields list={list} onChange={(part) => put(bodies, part)} />
            <HolidaysSection list={list} onChange={(part) => put(bodies, part)} />
            <WhoIsOnCall list={list} />
          </>
        )}
        <TestAlert />
      </div>
      {task !== undefined && (
        <PersonDialog
          list={list}
          present={task === 'new' ? undefined : task}
          saving={save.isPending}
          failure={save.error}
          onSave={savePerson}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  );
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

function useCrumbs(): void {
  const t = useT();
  const [label, maintenance, page] = [t('on-call.crumbs'), t('on-call.maintenance'), t('on-call.page')];
  const parts = useMemo(() => {
    const items = [{ label: maintenance, href: paths.landlordMaintenance() }, { label: page }];
    return { topbar: <Breadcrumbs items={items} label={label} /> };
  }, [label, maintenance, page]);
  useShellParts(parts);
}
