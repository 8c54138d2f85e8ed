import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useMinutes } from '@i18n/use-minutes';
import { FactList } from '@ui/data/FactList';
import { StatusChip } from '@ui/pane/StatusChip';
import type { Ticket } from '../api/tickets';

/** What is due next, in one short text: late, the time, or that the clock pauses. */
export function Due({ ticket: { clock } }: { ticket: Ticket }) {
  const t = useT();
  const { instant } = useFormats();
  if (!clock) return null;
  const active = clock.state !== 'solved';
  if (active && (clock.firstBreached || clock.resolutionBreached))
    return (
      <StatusChip variant="plain" status="overdue">
        {t('support.clock.late')}
      </StatusChip>
    );
  if (clock.state === 'paused') return t('support.clock.paused');
  const next = clock.firstAnsweredAt ? clock.resolutionDueAt : (clock.firstDueAt ?? clock.resolutionDueAt);
  if (!active || !next) return '–';
  return instant(next, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
}

/** Both clocks of a ticket, with what was missed. */
export function TicketClock({ ticket: { clock } }: { ticket: Ticket }) {
  const t = useT();
  const { instant } = useFormats();
  const minutes = useMinutes();
  if (!clock || clock.resolutionTarget === null) return null;
  const late = (is: boolean, words: string) => (is ? <StatusChip status="overdue">{words}</StatusChip> : words);
  const first =
    clock.firstMinutes === null
      ? clock.firstDueAt && t('support.clock.until', { at: instant(clock.firstDueAt) })
      : t('support.clock.took', { time: minutes(clock.firstMinutes) });
  const resolution =
    clock.state === 'running' && clock.resolutionDueAt
      ? t('support.clock.until', { at: instant(clock.resolutionDueAt) })
      : t(clock.state === 'solved' ? 'support.clock.took' : 'support.clock.pausedAfter', {
          time: minutes(clock.spentMinutes),
        });
  return (
    <FactList
      facts={[
        { label: t('support.clock.first'), value: first ? late(clock.firstBreached, first) : '–' },
        { label: t('support.clock.resolution'), value: late(clock.resolutionBreached, resolution) },
      ]}
    />
  );
}
