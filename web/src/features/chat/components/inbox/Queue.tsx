import { useMay } from '@api/staff-rights';
import { STAFF_ROLES } from '@contract/staff-roles';
import { tagsIn } from '@contract/tickets';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { MoreRows } from '@shared/list/MoreRows';
import { useMore } from '@shared/list/use-more';
import { ChosenTags, TagChoice } from '@shared/tags/TagFilter';
import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/controls/IconButton';
import { SelectField } from '@ui/fields/SelectField';
import { Heading } from '@ui/layout/Heading';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { useState } from 'react';
import { countsQuery, INBOX_STATES, queueQuery, tagsQuery, type InboxState, type StaffRole } from '../../api/inbox';
import { AlertsDialog } from './AlertsDialog';
import { Duty } from './Duty';
import { SessionList } from './SessionList';
import { TeamDialog } from './TeamDialog';
import type { InboxAddress } from './use-inbox-address';
import styles from './Inbox.module.css';

function StateChoice({ state, onChange }: { state: InboxState; onChange: (state: InboxState) => void }) {
  const t = useT();
  const { number } = useFormats();
  const { data } = useQuery(countsQuery());
  const countOf = (one: InboxState) => {
    if (!data) return '–';
    const many = one === 'closed' && data.closed >= data.closedAtMost;
    return many ? t('inbox.many', { count: data.closedAtMost - 1 }) : number(data[one]);
  };
  return (
    <SegmentedControl
      label={t('inbox.view')}
      fullWidth
      className={styles.states}
      value={state}
      onChange={onChange}
      options={INBOX_STATES.map((value) => ({
        value,
        label: (
          <span className={styles.state}>
            {t(`inbox.state.${value}`)} <span className={styles.count}>{countOf(value)}</span>
          </span>
        ),
      }))}
    />
  );
}

type TeamCounts = Partial<Record<StaffRole, number>>;

/** The conversations that wait for each team, if the list can be narrowed by it: while some wait for a team. */
function useTeams({ state, q, team }: InboxAddress): TeamCounts | undefined {
  const { data } = useQuery(countsQuery());
  // During an update, a process of the previous version doesn't send these counts.
  const counts = (data?.teams as TeamCounts | undefined) ?? {};
  const some = STAFF_ROLES.some((role) => (counts[role] ?? 0) > 0);
  return q === '' && state === 'waiting' && (some || team) ? counts : undefined;
}

/** Narrows waiting conversations to those for a team. */
function TeamChoice({ address: { team, chooseTeam }, counts }: { address: InboxAddress; counts: TeamCounts }) {
  const t = useT();
  const { number } = useFormats();
  return (
    <SelectField
      label={t('inbox.teams')}
      hideLabel
      value={team}
      onChange={({ target }) => chooseTeam(STAFF_ROLES.find((role) => role === target.value) ?? '')}
      options={[
        { value: '', label: t('inbox.teams.all') },
        ...STAFF_ROLES.map((role) => ({
          value: role,
          label: t('inbox.teams.one', { team: t(`inbox.team.${role}`), count: number(counts[role] ?? 0) }),
        })),
      ]}
    />
  );
}

/**
 * Narrows the list to a team, and to the conversations with all of the chosen tags, in a state as in a search. Each appears once there
 * is something to choose, on a phone in a sheet.
 */
function Filters({ address }: { address: InboxAddress }) {
  const t = useT();
  const { team, tag, chooseTag } = address;
  const teams = useTeams(address);
  const { data = [] } = useQuery(tagsQuery());
  const chosen = tagsIn(tag);
  const words = { label: t('inbox.tags.filter'), any: t('inbox.tags.all'), another: t('inbox.tags.another') };
  return (
    <div className={styles.choices}>
      {(teams || data.length > 0 || chosen.length > 0) && (
        <FilterSheet set={chosen.length + (teams && team ? 1 : 0)}>
          {teams && <TeamChoice address={address} counts={teams} />}
          <TagChoice value={tag} onChange={chooseTag} known={data} words={words} />
          <ChosenTags value={tag} onChange={chooseTag} remove={(one) => t('inbox.tags.unfilter', { tag: one })} />
        </FilterSheet>
      )}
    </div>
  );
}

/** Sales only sees conversations that were handed to it, so others may be waiting that aren't listed. */
function emptyOf(state: InboxState, allChats: boolean) {
  if (allChats) return state;
  if (state === 'waiting') return 'salesWaiting';
  return state === 'others' ? 'salesOthers' : state;
}

function Rows({ address }: { address: InboxAddress }) {
  const t = useT();
  const allChats = useMay()('all-chats');
  const { state, q, tag, session } = address;
  const query = useInfiniteQuery(queueQuery(address));
  const { rows, more } = useMore(query);
  if (!rows)
    return query.isError ? (
      <LoadFailure error={query.error} retry={() => void query.refetch()} />
    ) : (
      <Skeleton shape="list" label={t('inbox.loading')} />
    );
  const empty = q === '' ? (tag === '' ? emptyOf(state, allChats) : 'tagged') : 'found';
  if (rows.length === 0)
    return <EmptyState title={t(`inbox.empty.${empty}.title`)}>{t(`inbox.empty.${empty}.text`)}</EmptyState>;
  return (
    <>
      <SessionList sessions={rows} current={session} hrefOf={address.hrefOf} />
      <MoreRows more={more} footer={undefined} />
    </>
  );
}

function Alerts() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('inbox.alerts.title')}
        icon={<IconBellRinging size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <AlertsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Team() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('inbox.team.title')}
        icon={<IconUsers size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <TeamDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The queue: states with their counts, a search over all states, and a list of conversations that scrolls on its own. */
export function Queue({ address }: { address: InboxAddress }) {
  const t = useT();
  const manages = useMay()('team');
  return (
    <div className={styles.list}>
      <div className={styles.listHead}>
        <div className={styles.titleLine}>
          <Heading level={1}>{t('inbox.title')}</Heading>
          <div className={styles.ownDuty}>
            {manages && <Team />}
            <Alerts />
            <Duty />
          </div>
        </div>
        <ListSearch value={address.q} label={t('inbox.search')} onChange={address.search} />
        {address.q === '' ? (
          <StateChoice state={address.state} onChange={address.choose} />
        ) : (
          <p className={styles.about}>{t('inbox.found')}</p>
        )}
        <Filters address={address} />
      </div>
      <div className={styles.rows} data-rows>
        <Rows address={address} />
      </div>
    </div>
  );
}
