import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useShellParts } from '@nav/shell-parts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { ProgressSteps } from '@ui/data/ProgressSteps';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { AllDone } from '@ui/states/StatePanel';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { importQuery, useApplyImport, type Import } from '../api/imports';
import { FaultyLinesButton } from '../components/FaultyLinesButton';
import { ImportHistory } from '../components/ImportHistory';
import { ImportFigures, ImportPreview } from '../components/ImportPreview';
import { ImportProblems } from '../components/ImportProblems';
import { ImportQuestions } from '../components/ImportQuestions';
import { ImportStart } from '../components/ImportStart';
import { MatchColumns } from '../components/MatchColumns';
import { Progress } from '../components/Progress';
import { canUndo, UndoImport } from '../components/UndoImport';
import { useImportFlow, type ImportFlow } from '../use-import-flow';
import styles from '../components/imports.module.css';

function useCrumbs(): void {
  const t = useT();
  const parts = useMemo(
    () => ({
      topbar: (
        <Breadcrumbs
          label={t('imports.crumbs')}
          items={[{ label: t('imports.properties'), href: paths.landlordProperties() }, { label: t('imports.title') }]}
        />
      ),
    }),
    [t],
  );
  useShellParts(parts);
}

/** The step before anything is made: what is wrong, or what will be made. */
function Look({
  found,
  flow,
  onOther,
  onBack,
}: {
  found: Import;
  flow: ImportFlow;
  onOther: () => void;
  onBack: () => void;
}) {
  const t = useT();
  const apply = useApplyImport();
  const problemText = useProblemText();
  const nothing = found.counts.units + found.counts.leases === 0;
  return (
    <>
      {found.problemCount > 0 ? <ImportProblems found={found} /> : <ImportPreview found={found} flow={flow} />}
      {flow.failure && (
        <Notice tone="danger" announce className={styles.failure}>
          {flow.failure}
        </Notice>
      )}
      {flow.share !== undefined && <Progress share={flow.share} />}
      {apply.isError && (
        <Notice tone="danger" announce className={styles.failure}>
          {problemText(apply.error)}
        </Notice>
      )}
      <div className={styles.buttons}>
        {found.problemCount === 0 && !nothing && (
          <Button loading={apply.isPending} onClick={() => apply.mutate(found.id)}>
            {t('imports.apply', { count: found.counts.units })}
          </Button>
        )}
        {found.problemCount > 0 && found.goodRows > 0 && flow.atHand && (
          <Button loading={flow.share !== undefined} onClick={() => void flow.leaveOut()}>
            {t('imports.leaveOut', { good: found.goodRows, rest: found.rowCount - found.goodRows })}
          </Button>
        )}
        {found.problemCount + found.leftOutRows > 0 && flow.atHand && <FaultyLinesButton flow={flow} />}
        {flow.atHand && (
          <Button variant="secondary" disabled={apply.isPending} onClick={onBack}>
            {t('imports.backToColumns')}
          </Button>
        )}
        <Button variant="secondary" disabled={apply.isPending} onClick={onOther}>
          {t('imports.other')}
        </Button>
      </div>
    </>
  );
}

/** The last step: it is there, and can be taken back for a while. */
function Done({ done, onOther }: { done: Import; onOther: () => void }) {
  const t = useT();
  const { instant } = useFormats();
  const actions = (
    <>
      <ButtonLink href={done.counts.leases > 0 ? paths.landlordLeases('?state=draft') : paths.landlordProperties()}>
        {t(done.counts.leases > 0 ? 'imports.toDrafts' : 'imports.toProperties')}
      </ButtonLink>
      {canUndo(done) && <UndoImport done={done} onUndone={onOther} />}
    </>
  );
  return (
    <>
      <AllDone title={t('imports.done.title', { count: done.counts.units })}>
        {done.undoUntil && t('imports.done.text', { time: instant(done.undoUntil) })}
      </AllDone>
      <ImportFigures found={done} />
      <div className={styles.buttons}>
        {actions}
        <Button variant="ghost" onClick={onOther}>
          {t('imports.more')}
        </Button>
      </div>
    </>
  );
}

/** The steps before the file is checked: it is chosen, its columns are matched, its questions answered. */
function Before({ flow }: { flow: ImportFlow }) {
  const { atHand } = flow;
  if (!atHand)
    return (
      <>
        <ImportStart flow={flow} />
        <ImportHistory />
      </>
    );
  return atHand.step === 'columns' ? (
    <MatchColumns atHand={atHand} flow={flow} />
  ) : (
    <ImportQuestions atHand={atHand} flow={flow} />
  );
}

/** The current step. A file that was checked or imported is in the address; one that wasn't yet is in memory. */
function stepOf(found: Import | undefined, { atHand }: ImportFlow) {
  if (!found || found.state === 'undone') return atHand?.step ?? 'file';
  return found.state === 'checked' ? 'look' : 'done';
}

/**
 * /dashboards/landlord/properties/import: imports a portfolio from a table after checking it. The current step is in
 * the address.
 */
export default function ImportPage() {
  const t = useT();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const id = params.get('import') ?? '';
  const { data, isError } = useQuery(importQuery(id));
  useCrumbs();
  const flow = useImportFlow((checked) => {
    client.setQueryData(['imports', checked.id], checked);
    setParams({ import: checked.id });
  });
  const found = id && !isError ? data : undefined;
  const loading = id !== '' && !isError && data === undefined;
  const current = stepOf(found, flow);
  const back = () => setParams({}, { replace: true });
  const other = () => {
    flow.forget();
    back();
  };
  const steps = (['file', 'columns', 'questions', 'look', 'done'] as const).map((step) => ({
    id: step,
    label: t(`imports.step.${step}`),
  }));
  return (
    <>
      <PageHead title={t('imports.title')} />
      <ProgressSteps
        className={styles.steps}
        steps={steps}
        current={current}
        label={t('imports.steps')}
        words={{ done: t('imports.stepDone'), current: t('imports.stepNow') }}
      />
      {loading && <Skeleton shape="list" label={t('app.loading')} />}
      {!loading && current !== 'done' && current !== 'look' && <Before flow={flow} />}
      {found && current === 'look' && (
        <Look
          found={found}
          flow={flow}
          onOther={other}
          onBack={() => {
            flow.back();
            back();
          }}
        />
      )}
      {found && current === 'done' && <Done done={found} onOther={other} />}
    </>
  );
}
