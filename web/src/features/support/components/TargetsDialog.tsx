import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useProfile } from '@api/session';
import { useMay } from '@api/staff-rights';
import { TICKET_TARGET_MAX_MINUTES } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { useMinutes } from '@i18n/use-minutes';
import { useBegun } from '@shared/form/use-begun';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useState, type FormEvent } from 'react';
import { figuresQuery, targetsQuery, useSetTargets, type Figures, type Target } from '../api/tickets';
import styles from './support.module.css';
import lists from '@shared/list/list.module.css';

/** Shows managers the response times of the last 30 days and the targets of the team. Admins change the targets. */
export function TargetsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const manages = useMay()('team');
  const figures = useQuery({ ...figuresQuery, enabled: manages });
  const targets = useQuery(targetsQuery);
  return (
    <Dialog open title={t('support.targets')} closeLabel={t('support.close')} onClose={onClose}>
      <div className={lists.stack}>
        {manages && (
          <>
            <Loaded query={figures} shape="list">
              {(data) => <Measured figures={data} />}
            </Loaded>
            <p className={lists.quiet}>{t('support.targets.figures')}</p>
          </>
        )}
        <p className={lists.quiet}>{t('support.targets.about')}</p>
        <Loaded query={targets} shape="list">
          {(data) => <TargetForm targets={data} onDone={onClose} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Measured({ figures }: { figures: Figures }) {
  const t = useT();
  const minutes = useMinutes();
  const { good, bad } = figures;
  const timed = (median: number | null, percent: number | null) =>
    median === null ? '–' : t('support.figures.timed', { time: minutes(median), percent: percent ?? 0 });
  return (
    <FactList
      facts={[
        { label: t('support.clock.first'), value: timed(figures.firstMedianMinutes, figures.firstInTimePercent) },
        {
          label: t('support.clock.resolution'),
          value: timed(figures.resolutionMedianMinutes, figures.resolutionInTimePercent),
        },
        {
          label: t('support.rating'),
          value: good + bad === 0 ? '–' : t('support.figures.good', { share: good / (good + bad), count: good + bad }),
        },
      ]}
    />
  );
}

const HOUR = 60;
const FIELDS = ['firstMinutes', 'resolutionMinutes'] as const;
const MOST_HOURS = TICKET_TARGET_MAX_MINUTES / HOUR;

/**
 * The targets, which admins change. If another admin changed them meanwhile, saving is refused once, and the new values are shown
 * beside what was typed.
 */
function TargetForm({ targets, onDone }: { targets: readonly Target[]; onDone: () => void }) {
  const t = useT();
  const textOf = useProblemText();
  const { userType } = useProfile();
  const begun = useBegun(targets);
  const [values, setValues] = useState(targets);
  const save = useSetTargets();
  const admin = userType === 'admin';
  const refused = save.error !== null && toProblem(save.error).code === 'stale_version';
  const changed = (priority: Target['priority'], field: (typeof FIELDS)[number]) => {
    const [before, now] = [begun, targets].map((all) => all.find((one) => one.priority === priority)?.[field] ?? 0);
    return refused && now !== before ? t('support.targets.now', { hours: (now ?? 0) / HOUR }) : undefined;
  };
  const change = (priority: Target['priority'], field: (typeof FIELDS)[number], hours: number) =>
    setValues(values.map((one) => (one.priority === priority ? { ...one, [field]: Math.round(hours * HOUR) } : one)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ targets: [...values], seen: [...(refused ? targets : begun)] }, { onSuccess: onDone });
  };
  return (
    <form className={lists.stack} onSubmit={submit}>
      {save.error && <FormError title={textOf(save.error)} />}
      {values.map(({ priority, ...minutes }) => (
        <fieldset key={priority} className={styles.target}>
          <legend>{t(`support.priority.${priority}`)}</legend>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              type="number"
              label={t(`support.targets.${field}`)}
              help={changed(priority, field)}
              min={0.25}
              max={MOST_HOURS}
              step={0.25}
              required
              readOnly={!admin}
              value={minutes[field] / HOUR}
              onChange={({ target }) => change(priority, field, target.valueAsNumber || 0)}
            />
          ))}
        </fieldset>
      ))}
      {admin && (
        <Button type="submit" loading={save.isPending}>
          {t('support.targets.save')}
        </Button>
      )}
    </form>
  );
}
