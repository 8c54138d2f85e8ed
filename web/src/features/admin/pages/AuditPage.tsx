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
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { PageHead } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Avatar } from '@ui/person/Avatar';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { logQuery, SIDES, type LogEntry } from '../api/log';
import { settingsQuery } from '../api/settings';
import { CsvButton } from '../components/list/CsvButton';
import { Changes } from '../components/log/Changes';
import { SideField } from '../components/log/SideField';
import { AREAS, useActionWords } from '../components/log/use-action-words';
import { useChangeWords } from '../components/log/use-change-words';
import { subjectLink, subjectOf, useSubjectKind, useWho } from '../components/log/who';
import { useSettingWords } from '../components/settings/use-setting-words';
import logStyles from '../components/log/log.module.css';
import styles from '../components/people/people.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'area', 'by', 'from', 'to', 'personId', 'subjectId', 'side', 'chat', 'cols', 'sort'] as const;
const WHO = ['people', 'system'] as const;

/** A calendar day of the reader as an instant: its beginning, or with `days` that of a later one. */
function instantOf(day: string, days = 0): string | undefined {
  const date = new Date(`${day}T00:00:00`);
  if (!day || Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + days);
  return date.toISOString();
}

/** What it was about: its name with its page, below that its kind, which leads to everything the log has about it. */
function Subject({ entry }: { entry: LogEntry }) {
  const kindOf = useSubjectKind();
  const subject = subjectLink(entry);
  if (!subject || !entry.subjectId) return '–';
  const kind = kindOf(entry);
  const name = subject.name || (subject.href ? kind : '');
  return (
    <span className={lists.words}>
      {name && (subject.href ? <Link href={subject.href}>{name}</Link> : <span>{name}</span>)}
      <Link look="quiet" className={logStyles.mono} href={paths.adminAudit({ subjectId: entry.subjectId })}>
        {`${kind} · ${entry.subjectId.slice(-8)}`}
      </Link>
    </span>
  );
}

function useColumns(): DataColumn<LogEntry>[] {
  const t = useT();
  const { instant } = useFormats();
  const words = useActionWords();
  const who = useWho();
  return [
    {
      id: 'at',
      sort: 'at',
      header: t('admin.log.at'),
      cell: (entry) => instant(entry.at, { dateStyle: 'medium', timeStyle: 'medium' }),
    },
    {
      id: 'who',
      header: t('admin.log.who'),
      cell: (entry) => (
        <span className={styles.person}>
          <Avatar name={who(entry)} size="sm" />
          {entry.personId ? <Link href={paths.adminUser(entry.personId)}>{who(entry)}</Link> : who(entry)}
        </span>
      ),
    },
    {
      id: 'what',
      header: t('admin.log.what'),
      cell: (entry) => (
        <span className={lists.words}>
          <span>{words(entry.action)}</span>
          <span className={logStyles.mono}>{entry.action}</span>
          <Changes changes={entry.changes} />
        </span>
      ),
    },
    {
      id: 'about',
      header: t('admin.log.about'),
      cell: (entry) => <Subject entry={entry} />,
    },
    {
      id: 'source',
      header: t('admin.log.source'),
      cell: (entry) => (
        <span className={logStyles.mono}>
          {[entry.source, entry.apiKey && `${entry.apiKey}…`, entry.reason].filter(Boolean).join(' · ')}
        </span>
      ),
    },
  ];
}

/** For how long entries are kept is a setting. */
function Lead() {
  const t = useT();
  const words = useSettingWords();
  const { data } = useQuery(settingsQuery);
  const kept = data?.find(({ name }) => name === 'RETENTION_AUDIT_MONTHS');
  if (!kept) return t('admin.log.lead');
  const how = words(kept.name, kept.value).toLowerCase();
  return (
    <>
      {t('admin.log.lead')}{' '}
      <Link look="inline" href={paths.adminSettings()}>
        {t('admin.log.kept', { how })}
      </Link>
    </>
  );
}

/** Every change and sign-in, searchable by action, person, object and time. No one can edit them. */
export default function AuditPage() {
  const t = useT();
  const { values, set } = useListAddress(NAMES);
  const columns = useColumnChoice(useColumns(), { value: values.cols, onChange: (next) => set('cols', next) });
  const { instant } = useFormats();
  const words = useActionWords();
  const who = useWho();
  const changeWords = useChangeWords();
  // Who looks for something gets everything; otherwise the chat would fill page after page.
  const showsChat = Boolean(values.chat || values.q || values.area || values.personId || values.subjectId);
  const ofPerson = Boolean(values.q || values.personId);
  const filters = {
    q: values.q || undefined,
    action: values.area ? `${values.area}.` : undefined,
    by: oneOf(WHO, values.by),
    personId: values.personId || undefined,
    side: ofPerson ? oneOf(SIDES, values.side) : undefined,
    subjectId: values.subjectId || undefined,
    chat: showsChat ? undefined : ('false' as const),
    from: instantOf(values.from),
    to: instantOf(values.to, 1),
  };
  const query = useInfiniteQuery(logQuery({ ...filters, sort: values.sort || undefined }));
  const { rows, more } = useMorePages(query);
  return (
    <>
      <PageHead
        title={t('admin.log.title')}
        subtitle={<Lead />}
        actions={<CsvButton path="/api/admin/audit-log.csv" name="audit-log.csv" filters={filters} />}
      />
      <div className={cx(lists.filters, logStyles.filters)}>
        <ListSearch value={values.q} label={t('admin.log.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={[values.area, values.by, filters.side, values.from, values.to].filter(Boolean).length}>
          <SelectField
            label={t('admin.log.area')}
            value={values.area}
            onChange={(event) => set('area', event.target.value)}
            placeholder={t('admin.filter.all')}
            options={AREAS.map((area) => ({ value: area, label: t(`admin.area.${area}`) }))}
          />
          <SelectField
            label={t('admin.log.who')}
            value={values.by}
            onChange={(event) => set('by', event.target.value)}
            placeholder={t('admin.log.everybody')}
            options={WHO.map((by) => ({ value: by, label: t(`admin.log.by.${by}`) }))}
          />
          {ofPerson && <SideField value={values.side} onChange={(side) => set('side', side ?? '')} />}
          <TextField
            type="date"
            label={t('admin.log.from')}
            value={values.from}
            onChange={(event) => set('from', event.target.value)}
          />
          <TextField
            type="date"
            label={t('admin.log.to')}
            value={values.to}
            onChange={(event) => set('to', event.target.value)}
          />
        </FilterSheet>
        {columns.menu}
      </div>
      {!showsChat && (
        <p className={lists.chips}>
          {t('admin.log.noChat')} <Link href={paths.adminAudit({ chat: 'shown' })}>{t('admin.log.withChat')}</Link>
        </p>
      )}
      {(values.personId || values.subjectId) && (
        <p className={lists.chips}>
          {t(values.personId ? 'admin.log.onePerson' : 'admin.log.oneObject')}{' '}
          <Link href={paths.adminAudit()}>{t('admin.log.showAll')}</Link>
        </p>
      )}
      <DataTable
        caption={t('admin.log.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={(entry) => entry.id}
        sort={values.sort || '-at'}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={<EmptyState title={t('admin.nothingFound')}>{t('admin.nothingFoundText')}</EmptyState>}
        phone={(entry) => ({
          pane: <Avatar name={who(entry)} size="sm" />,
          title: words(entry.action),
          secondary: [who(entry), subjectOf(entry), ...entry.changes.map(changeWords)].filter(Boolean).join(' · '),
          end: instant(entry.at, { hour: 'numeric', minute: '2-digit' }),
          endSecondary: instant(entry.at, { month: 'short', day: 'numeric' }),
        })}
        more={more}
        words={useListWords()}
      />
    </>
  );
}
