import { USER_TYPES } from '@contract/roles';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { Avatar } from '@ui/person/Avatar';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { usersQuery, type UserRow } from '../api/users';
import { CsvButton } from '../components/list/CsvButton';
import { InviteDialog } from '../components/people/InviteDialog';
import { nameOf } from '../components/people/names';
import { PersonState } from '../components/people/PersonState';
import { ResetsToConfirm } from '../components/people/ResetsToConfirm';
import styles from '../components/people/people.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'sort', 'role', 'state', 'new', 'cols'] as const;
const STATES = ['active', 'invited', 'suspended', 'deleted'] as const;

function Person({ user }: { user: UserRow }) {
  return (
    <span className={styles.person}>
      <Avatar name={nameOf(user)} size="sm" />
      <span className={lists.words}>
        <span>{nameOf(user)}</span>
        {user.state !== 'deleted' && <span className={lists.quiet}>{user.email}</span>}
      </span>
    </span>
  );
}

/** Of staff, what they do on the team as well. */
function useRole(): (user: UserRow) => string {
  const t = useT();
  return ({ userType, staffRole }) =>
    [t(`admin.role.${userType}`), staffRole && t(`admin.staffRole.${staffRole}`)].filter(Boolean).join(' · ');
}

function useColumns(): DataColumn<UserRow>[] {
  const t = useT();
  const roleOf = useRole();
  const { instant } = useFormats();
  return [
    { id: 'name', header: t('admin.users.name'), sort: 'name', cell: (user) => <Person user={user} /> },
    { id: 'role', header: t('admin.users.role'), sort: 'userType', cell: roleOf },
    {
      id: 'state',
      header: t('admin.users.stateLabel'),
      sort: 'state',
      cell: (user) => <PersonState state={user.state} variant="plain" />,
    },
    { id: 'account', header: t('admin.users.account'), cell: (user) => user.accountName ?? '–' },
    {
      id: 'seen',
      header: <span className={lists.heading}>{t('admin.users.lastSeen')}</span>,
      cell: (user) => (user.lastSeenAt ? instant(user.lastSeenAt) : t('admin.users.never')),
    },
    {
      id: 'created',
      header: t('admin.users.created'),
      sort: 'createdAt',
      tight: true,
      cell: (user) => instant(user.createdAt, { dateStyle: 'medium' }),
    },
  ];
}

/** Everyone who can sign in, with search, filters and invitations. */
export default function UsersPage() {
  const roleOf = useRole();
  const t = useT();
  const { values, set } = useListAddress(NAMES);
  const columns = useColumnChoice(useColumns(), { value: values.cols, onChange: (next) => set('cols', next) });
  const filters = {
    q: values.q || undefined,
    sort: values.sort || undefined,
    userType: oneOf(USER_TYPES, values.role),
    state: oneOf(STATES, values.state),
  };
  const query = useInfiniteQuery(usersQuery(filters));
  const { rows, total, more, footer } = useMorePages(query);
  const words = useListWords();
  const actions = (
    <>
      <CsvButton path="/api/admin/users/export.csv" name="users.csv" filters={filters} />
      <Button icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />} onClick={() => set('new', '1')}>
        {t('admin.invite.open')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead
        title={t('admin.users.title')}
        subtitle={total === undefined ? undefined : t('admin.users.count', { count: total })}
        actions={actions}
      />
      <ResetsToConfirm />
      <div className={lists.filters}>
        <ListSearch value={values.q} label={t('admin.users.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={[values.role, values.state].filter(Boolean).length}>
          <SelectField
            label={t('admin.users.role')}
            value={values.role}
            onChange={(event) => set('role', event.target.value)}
            placeholder={t('admin.filter.all')}
            options={USER_TYPES.map((type) => ({ value: type, label: t(`admin.role.${type}`) }))}
          />
          <SelectField
            label={t('admin.users.stateLabel')}
            value={values.state}
            onChange={(event) => set('state', event.target.value)}
            placeholder={t('admin.users.allStates')}
            options={STATES.map((state) => ({ value: state, label: t(`admin.users.state.${state}`) }))}
          />
        </FilterSheet>
        {columns.menu}
      </div>
      <DataTable
        caption={t('admin.users.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={(user) => user.id}
        rowHref={(user) => paths.adminUser(user.id)}
        sort={values.sort || undefined}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={<EmptyState title={t('admin.nothingFound')}>{t('admin.nothingFoundText')}</EmptyState>}
        phone={(user) => ({
          pane: <Avatar name={nameOf(user)} size="sm" />,
          title: nameOf(user),
          secondary: user.state === 'deleted' ? undefined : user.email,
          end: roleOf(user),
          endSecondary: t(`admin.users.state.${user.state}`),
        })}
        more={more}
        footer={footer}
        words={words}
      />
      {values.new && <InviteDialog onClose={() => set('new', '')} />}
    </>
  );
}
