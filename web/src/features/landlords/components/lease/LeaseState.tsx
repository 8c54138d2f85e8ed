import { useT } from '@i18n/messages';
import { StatusChip } from '@ui/pane/StatusChip';
import type { Lease } from '../../api/types';

type Shown = Lease['state'] | 'upcoming';

const today = () => new Date().toLocaleDateString('en-CA');

/** The state for a reader: a lease that is signed but begins later isn’t one that runs. */
export const shownState = (state: Lease['state'], startsOn: string): Shown =>
  state === 'active' && startsOn > today() ? 'upcoming' : state;

/** How far along a lease is. */
export function LeaseState(props: { state: Lease['state']; startsOn: string; variant?: 'chip' | 'plain' }) {
  const t = useT();
  const state = shownState(props.state, props.startsOn);
  return (
    <StatusChip status={state === 'upcoming' ? 'scheduled' : state} variant={props.variant}>
      {t(`landlords.leaseState.${state}`)}
    </StatusChip>
  );
}
