import { LEAD_STATUSES } from '@contract/leads';
import { useT } from '@i18n/messages';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { SaveTeamView, TeamViews } from '@shared/team-views/TeamViews';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { EmptyState } from '@ui/states/StatePanel';
import { leadsQuery, useExportLeads } from '../api/leads';
import { LeadBoard } from '../components/board/LeadBoard';
import { ImportDialog } from '../components/ImportDialog';
import { LeadDialog } from '../components/LeadDialog';
import { LeadFigures } from '../components/LeadFigures';
import { filtersOf, isFiltered, KEPT, LeadFilterRow, NAMES } from '../components/LeadFilterRow';
import { HIDDEN_AT_FIRST, LeadList, useLeadColumns } from '../components/LeadList';
import styles from '../components/crm.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
/** Leads, as a list or as a board of stages. */
export default function LeadsPage() {
  const t = useT();
  const address = useListAddress(NAMES);
  const { values, set } = address;
  const board = values.view === 'board';
  const { status, ...others } = filtersOf(values);
  const filters = { ...others, ...(status && !board && { status }) };
  const columns = useColumnChoice(useLeadColumns(), {
    value: values.cols,
    onChange: (next) => set('cols', next),
    atFirst: HIDDEN_AT_FIRST,
  });
  const total = useInfiniteQuery({ ...leadsQuery(filters), enabled: !board }).data?.pages[0]?.total;
  const save = useExportLeads();
  const add = (
    <Button icon={<IconPlus {...ICON} />} onClick={() => set('new', '1')}>
      {t('crm.add')}
    </Button>
  );
  const empty = isFiltered(values) ? (
    <EmptyState title={t('crm.nothingFound')}>{t('crm.nothingFoundText')}</EmptyState>
  ) : (
    <EmptyState title={t('crm.emptyTitle')} actions={add}>
      {t('crm.emptyText')}
    </EmptyState>
  );
  return (
    <>
      <PageHead
        title={t('crm.title')}
        subtitle={total === undefined ? t('crm.lead') : t('crm.count', { count: total })}
        actions={
          <>
            <SegmentedControl
              label={t('crm.view')}
              value={board ? 'board' : 'list'}
              options={[
                { value: 'list', label: t('crm.view.list') },
                { value: 'board', label: t('crm.view.board') },
              ]}
              onChange={(view) => set('view', view === 'board' ? view : '')}
            />
            <Button
              className={styles.wide}
              variant="secondary"
              icon={<IconUpload {...ICON} />}
              onClick={() => set('import', '1')}
            >
              {t('crm.import')}
            </Button>
            <Button
              className={styles.wide}
              variant="secondary"
              icon={<IconDownload {...ICON} />}
              loading={save.isPending}
              onClick={() => save.mutate(filters)}
            >
              {t('crm.export')}
            </Button>
            {add}
          </>
        }
      />
      <LeadFilterRow {...address} board={board} menu={<SaveTeamView list="leads" kept={KEPT} />} />
      <TeamViews list="leads" kept={KEPT} />
      {board ? (
        <LeadBoard
          filters={filters}
          stage={oneOf(LEAD_STATUSES, values.stage) ?? 'new'}
          onStage={(stage) => set('stage', stage)}
        />
      ) : (
        <LeadList filters={filters} columns={columns.shown} onSort={(order) => set('sort', order)} empty={empty} />
      )}
      <div className={styles.below}>
        {!board && columns.menu}
        <LeadFigures staffId={filters.staffId} />
      </div>
      {values.new && <LeadDialog onClose={() => set('new', '')} />}
      {values.import && <ImportDialog onClose={() => set('import', '')} />}
    </>
  );
}
