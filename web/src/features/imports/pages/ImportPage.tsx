import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useShellParts } from '@nav/shell-parts';
import { Button, ButtonLink } from '@ui/controls/Button';
import { ProgressSteps } from '@ui/data/ProgressSteps';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { AllDone } from '@ui/states/StatePanel';
import { importQuery, useApplyImport, type Import } from '../api/imports';
import { ImportHistory } from '../components/ImportHistory';
import { ImportFigures, ImportPreview } from '../components/ImportPreview';
import { ImportProblems } from '../components/ImportProblems';
import { ImportStart } from '../components/ImportStart';
import { canUndo, UndoImport } from '../components/UndoImport';
import styles from '../components/imports.module.css';

function useCrumbs(): void {
  const t = useT();
  const parts = useMemo(() => ({
    topbar: <Breadcrumbs label={t('imports.crumbs')} items={[{ label: t('imports.properties'), href: paths.landlordProperties() }, { label: t('imports.title') }]} />,
  }), [t]);
  useShellParts(parts);
}

/** The second step: what is wrong, or what will be made. */
function Look({ found, onOther }: { found: Import; onOther: () => void }) {
  const t = useT();
  const apply = useApplyImport();
  const problemText = useProblemText();
  const nothing = found.counts.units + found.counts.leases === 0;
  return (
    <>
      {found.problemCount > 0 ? <ImportProblems found={found} /> : <ImportPreview found={found} />}
      {apply.isError && <Notice tone="danger" announce className={styles.failure}>{problemText(apply.error)}</Notice>}
      <div className={styles.buttons}>
        {found.problemCount === 0 && !nothing && (
          <Button loading={apply.isPending} onClick={() => apply.mutate(found.id)}>{t('imports.apply', { count: found.counts.units })}</Button>
        )}
        <Button variant="secondary" disabled={apply.isPending} onClick={onOther}>{t('imports.other')}</Button>
      </div>
    </>
  );
}

/** The third step: it is there, and can be taken back for a while. */
function Done({ done, onOther }: { done: Import; onOther: () => void }) {
  const t = useT();
  const { instant } = useFormats();
  const actions = (
    <>
      <ButtonLink href={done.counts.leases > 0 ? paths.landlordLeases('?state=draft') : paths.landlordProperties()}>{t(done.counts.leases > 0 ? 'imports.toDrafts' : 'imports.toProperties')}</ButtonLink>
      {canUndo(done) && <UndoImport done={done} onUndone={onOther} />}
    </>
  );
  return (
    <>
      <AllDone title={t('imports.done.title', { count: done.counts.units })}>
        {done.undoUntil && t('imports.done.text', { time: instant(done.undoUntil) })}
      </AllDone>
      <ImportFigures found={done} />
      <div className={styles.buttons}>{actions}<Button variant="ghost" onClick={onOther}>{t('imports.more')}</Button></div>
    </>
  );
}

/** /dashboards/landlord/properties/import: a portfolio from a table, looked at first; where one stands is in the address. */
export default function ImportPage() {
  const t = useT();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const id = params.get('import') ?? '';
  const { data, isError } = useQuery(importQuery(id));
  useCrumbs();
  const found = id && !isError ? data : undefined;
  const loading = id !== '' && !isError && data === undefined;
  const current = !found || found.state === 'undone' ? 'file' : found.state === 'checked' ? 'look' : 'done';
  const other = () => setParams({}, { replace: true });
  const steps = (['file', 'look', 'done'] as const).map((step) => ({ id: step, label: t(`imports.step.${step}`) }));
  return (
    <>
      <PageHead title={t('imports.title')} />
      <ProgressSteps className={styles.steps} steps={steps} current={current} label={t('imports.steps')} words={{ done: t('imports.stepDone'), current: t('imports.stepNow') }} />
      {loading && <Skeleton shape="list" label={t('app.loading')} />}
      {current === 'file' && !loading && (
        <>
          <ImportStart onChecked={(checked) => { client.setQueryData(['imports', checked.id], checked); setParams({ import: checked.id }); }} />
          <ImportHistory />
        </>
      )}
      {found && current === 'look' && <Look found={found} onOther={other} />}
      {found && current === 'done' && <Done done={found} onOther={other} />}
    </>
  );
}
