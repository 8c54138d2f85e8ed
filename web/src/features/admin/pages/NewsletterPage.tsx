import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useLocation } from 'react-router-dom';
import { countsQuery, issueQuery, issuesQuery, type Issue } from '../api/newsletter';
import { issueLook } from '../components/newsletter/issue-look';
import { IssueDialog } from '../components/newsletter/IssueDialog';
import { IssueEditor } from '../components/newsletter/IssueEditor';
import { IssueState } from '../components/newsletter/IssueState';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'sort', 'cols', 'new', 'issue', 'edit'] as const;

function useColumns(): DataColumn<Issue>[] {
  const t = useT();
  const { instant, number } = useFormats();
  return [
    { id: 'subject', sort: 'subject', header: t('admin.newsletter.subject'), cell: ({ subjectEn }) => subjectEn },
    {
      id: 'state',
      header: t('admin.newsletter.state'),
      tight: true,
      cell: (issue) => <IssueState issue={issue} />,
    },
    {
      id: 'sendAt',
      sort: 'sendAt',
      header: t('admin.newsletter.sendAt'),
      tight: true,
      cell: ({ sendAt }) => (sendAt ? instant(sendAt) : '–'),
    },
    {
      id: 'recipients',
      header: t('admin.newsletter.recipients'),
      tight: true,
      align: 'end',
      cell: ({ recipients, startedAt }) => (startedAt ? number(recipients) : '–'),
    },
    {
      id: 'failed',
      header: t('admin.newsletter.failed'),
      tight: true,
      align: 'end',
      cell: ({ failed, startedAt }) => (startedAt ? number(failed) : '–'),
    },
  ];
}

/** The newsletter: written in three languages, tested, sent to everyone on the list now or at a time. */
export default function NewsletterPage() {
  const t = useT();
  const { instant } = useFormats();
  const { pathname, search } = useLocation();
  const { values, set } = useListAddress(NAMES);
  const columns = useColumnChoice(useColumns(), { value: values.cols, onChange: (next) => set('cols', next) });
  const { data: counts } = useQuery(countsQuery);
  const query = useInfiniteQuery(issuesQuery({ q: values.q || undefined, sort: values.sort || undefined }));
  const { rows, more, footer } = useMorePages(query);
  const { data: open } = useQuery({
    ...issueQuery(values.issue || values.edit),
    enabled: Boolean(values.issue || values.edit),
  });
  const addressOf = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('issue', id);
    return `${pathname}?${params.toString()}`;
  };
  const show = (name: 'issue' | 'edit', id: string) => {
    for (const other of ['new', 'issue', 'edit'] as const) set(other, other === name ? id : '');
  };
  const add = (
    <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => set('new', '1')}>
      {t('admin.newsletter.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('admin.newsletter.title')}
        subtitle={counts ? t('admin.subscribers.lead', counts) : t('admin.newsletter.lead')}
        actions={
          <>
            <ButtonLink variant="secondary" href={paths.adminSubscribers()}>
              {t('admin.newsletter.list')}
            </ButtonLink>
            {add}
          </>
        }
      />
      <div className={lists.filters}>
        <ListSearch value={values.q} label={t('admin.newsletter.search')} onChange={(text) => set('q', text)} />
        {columns.menu}
      </div>
      <DataTable
        caption={t('admin.newsletter.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addressOf(id)}
        sort={values.sort || undefined}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          values.q ? (
            <EmptyState title={t('admin.nothingFound')}>{t('admin.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState title={t('admin.newsletter.emptyTitle')} actions={add}>
              {t('admin.newsletter.emptyText')}
            </EmptyState>
          )
        }
        phone={(issue) => ({
          title: issue.subjectEn,
          secondary: issue.sendAt ? instant(issue.sendAt) : '',
          end: t(`admin.newsletter.state.${issueLook(issue).word}`),
        })}
        more={more}
        footer={footer}
        words={useListWords()}
      />
      {values.new && <IssueEditor onSaved={(id) => show('issue', id)} onClose={() => set('new', '')} />}
      {open && values.edit === open.id && (
        <IssueEditor issue={open} onSaved={(id) => show('issue', id)} onClose={() => set('edit', '')} />
      )}
      {open && values.issue === open.id && (
        <IssueDialog issue={open} onEdit={() => show('edit', open.id)} onClose={() => set('issue', '')} />
      )}
    </>
  );
}
