import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { StatusChip } from '@ui/pane/StatusChip';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState } from 'react';
import { announcementsQuery, type Announcement } from '../../api/announcements';
import { AnnouncementForm, type Preview } from './AnnouncementForm';
import { AnnouncementMenu } from './AnnouncementMenu';
import { STAGE_LOOK, stageOf } from './stage';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'sort', 'cols', 'new', 'edit'] as const;

function usePeriod(): (announcement: Announcement) => string {
  const t = useT();
  const { instant } = useFormats();
  return ({ starts_at: starts, ends_at: ends }) =>
    ends
      ? t('admin.announcements.period', { from: instant(starts), to: instant(ends) })
      : t('admin.announcements.since', { from: instant(starts) });
}

function useColumns(onEdit: (id: string) => void): DataColumn<Announcement>[] {
  const t = useT();
  const { language } = useLanguage();
  const period = usePeriod();
  return [
    {
      id: 'message',
      header: t('admin.announcements.message'),
      cell: (one) => (
        <span className={lists.words}>
          <span>{one[`message_${language}`]}</span>
          <span className={lists.quiet}>{`${one[`button_text_${language}`]} → ${one.button_url}`}</span>
        </span>
      ),
    },
    {
      id: 'stage',
      header: t('admin.users.stateLabel'),
      cell: (one) => (
        <StatusChip status={STAGE_LOOK[stageOf(one)]} variant="plain">
          {t(`admin.announcements.stage.${stageOf(one)}`)}
        </StatusChip>
      ),
    },
    { id: 'period', sort: 'startsAt', header: t('admin.announcements.when'), cell: period },
    {
      id: 'menu',
      header: '',
      tight: true,
      cell: (one) => <AnnouncementMenu announcement={one} onEdit={() => onEdit(one.id)} />,
    },
  ];
}

/** The one that is edited. It stays when a colleague deletes it in the meantime, so that what was typed doesn't vanish with it. */
function useEdited(rows: readonly Announcement[] | undefined, id: string): Announcement | undefined {
  const found = rows?.find((one) => one.id === id);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : undefined);
}

/** What the site says above its header: now, later, before. */
export function AnnouncementList({ Preview }: { Preview: Preview }) {
  const t = useT();
  const { language } = useLanguage();
  const { values, set } = useListAddress(NAMES);
  const columns = useColumnChoice(
    useColumns((id) => set('edit', id)),
    { value: values.cols, onChange: (next) => set('cols', next) },
  );
  const period = usePeriod();
  const query = useInfiniteQuery(announcementsQuery({ q: values.q || undefined, sort: values.sort || undefined }));
  const { rows, more, footer } = useMorePages(query);
  const edited = useEdited(rows, values.edit);
  const add = (
    <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => set('new', '1')}>
      {t('admin.announcements.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('admin.announcements.title')} subtitle={t('admin.announcements.lead')} actions={add} />
      <div className={lists.filters}>
        <ListSearch value={values.q} label={t('admin.announcements.search')} onChange={(text) => set('q', text)} />
        {columns.menu}
      </div>
      <DataTable
        caption={t('admin.announcements.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={(one) => one.id}
        sort={values.sort || undefined}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          values.q ? (
            <EmptyState title={t('admin.nothingFound')}>{t('admin.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState title={t('admin.announcements.emptyTitle')} actions={add}>
              {t('admin.announcements.emptyText')}
            </EmptyState>
          )
        }
        phone={(one) => ({
          title: one[`message_${language}`],
          secondary: `${t(`admin.announcements.stage.${stageOf(one)}`)} · ${period(one)}`,
          end: <AnnouncementMenu announcement={one} onEdit={() => set('edit', one.id)} />,
        })}
        more={more}
        footer={footer}
        words={useListWords()}
      />
      {values.new && <AnnouncementForm Preview={Preview} onClose={() => set('new', '')} />}
      {edited && (
        <AnnouncementForm key={edited.id} announcement={edited} Preview={Preview} onClose={() => set('edit', '')} />
      )}
    </>
  );
}
