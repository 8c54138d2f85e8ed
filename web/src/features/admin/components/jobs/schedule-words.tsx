import { useFormats } from '@i18n/formats';
import { useHasMessage, useT } from '@i18n/messages';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { Schedule } from '../../api/schedules';

const CHIPS = { ok: 'success', failed: 'danger', running: 'draft', never: 'draft' } as const satisfies Record<
  string,
  StatusName
>;

export function stateOf({ running, failure, lastStartedAt }: Schedule): keyof typeof CHIPS {
  if (running) return 'running';
  if (!lastStartedAt) return 'never';
  return failure ? 'failed' : 'ok';
}

/** What a schedule does, how long its last run took and its outcome, in words. */
export function useScheduleWords() {
  const t = useT();
  const has = useHasMessage();
  const { number } = useFormats();
  const state = (schedule: Schedule) => t(`admin.schedules.state.${stateOf(schedule)}`);
  return {
    /** The name in the code for a job that this client doesn't know: the server may be newer. */
    title: ({ name }: Schedule) => {
      const id = `admin.schedule.${name}`;
      return has(id) ? t(id) : name;
    },
    duration: ({ lastDurationMs }: Schedule) =>
      lastDurationMs === null
        ? '–'
        : number(lastDurationMs / 1000, {
            style: 'unit',
            unit: 'second',
            unitDisplay: 'short',
            maximumFractionDigits: lastDurationMs < 10_000 ? 2 : 0,
          }),
    state,
    chip: (schedule: Schedule) => <StatusChip status={CHIPS[stateOf(schedule)]}>{state(schedule)}</StatusChip>,
  };
}
