import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { categoriesQuery, templatesQuery, type Template } from '../api/templates';
import styles from '../components/templates.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'category', 'sort', 'cols'] as const;
const SORTED = 'name';

/** The codes of the languages in which a template has texts. */
const languagesOf = ({ bodyFr, bodyEs }: Template) =>
  ['EN', ...(bodyFr ? ['FR'] : []), ...(bodyEs ? ['ES'] : [])].join(', ');

function useColumns(): DataColumn<Template>[] {
  const t = useT();
  return [
    {
      id: 'name',
      sort: 'name',
      header: t('email-templates.name'),
      cell: (template) => (
        <span className={lists.words}>
          <span>{template.name}</span>
          <span className={lists.quiet}>{template.subject}</span>
        </span>
      ),
    },
    { id: 'category', header: t('email-templates.category'), cell: ({ category }) => category },
    { id: 'languages', header: t('email-templates.languages'), cell: languagesOf },
  ];
}

/** The list of emails that admins write and staff read and send to leads and in tickets. */
export default function TemplatesPage() {
  const t = useT();
  const { userType } = useProfile();
  const writes = userType === 'admin';
  const { values, set } = useListAddress(NAMES);
  const columns = useColumnChoice(useColumns(), { value: values.cols, onChange: (next) => set('cols', next) });
  const { data: categories = [] } = useQuery(categoriesQuery);
  const query = useInfiniteQuery(
    templatesQuery({
      q: values.q || undefined,
      category: values.category || undefined,
      sort: values.sort || SORTED,
    }),
  );
  const { rows, more, footer } = useMorePages(query);
  const add = writes && (
    <ButtonLink icon={<IconPlus size={18} stroke={1.75} aria-hidden />} href={paths.adminEmailTemplate('new')}>
      {t('email-templates.add')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t('email-templates.title')}
        subtitle={t(writes ? 'email-templates.lead' : 'email-templates.leadForStaff')}
        actions={add}
      />
      <div className={cx(lists.filters, styles.filters)}>
        <ListSearch value={values.q} label={t('email-templates.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={values.category ? 1 : 0}>
          <SelectField
            label={t('email-templates.category')}
            value={values.category}
            onChange={(event) => set('category', event.target.value)}
            placeholder={t('email-templates.all')}
            options={categories.map((category) => ({ value: category, label: category }))}
          />
        </FilterSheet>
        {columns.menu}
      </div>
      <DataTable
        caption={t('email-templates.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={(template) => template.id}
        rowHref={(template) => paths.dashboard(userType, `/email-templates/${template.id}`)}
        sort={values.sort || SORTED}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          values.q || values.category ? (
            <EmptyState title={t('email-templates.nothingFound')} />
          ) : (
            <EmptyState title={t('email-templates.emptyTitle')} actions={add}>
              {t(writes ? 'email-templates.emptyText' : 'email-templates.emptyForStaff')}
            </EmptyState>
          )
        }
        phone={(template) => ({
          title: template.name,
          secondary: template.subject,
          end: template.category,
          endSecondary: languagesOf(template),
        })}
        more={more}
        footer={footer}
        words={useListWords()}
      />
    </>
  );
}
