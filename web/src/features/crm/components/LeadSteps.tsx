import { LEAD_TABLE } from '@contract/leads';
import { movesFrom } from '@contract/state-machine';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { useChangeLead, type Lead } from '../api/leads';

const at = (status: Lead['status']) => LEAD_TABLE.states.indexOf(status);

/** Steps forward, and back from the end. Other steps back are taken on the board. */
const isOffered = (from: Lead['status'], to: Lead['status']) =>
  from === 'lost' ? to === 'contacted' : from === 'won' ? to === 'qualified' : at(to) > at(from);

/** The steps that are offered for a lead; the last one is the next. */
export function LeadSteps({ lead }: { lead: Lead }) {
  const t = useT();
  const change = useChangeLead(lead.id);
  const steps = movesFrom(LEAD_TABLE, lead.status, 'office')
    .filter((status) => isOffered(lead.status, status))
    .toSorted((left, right) => rank(left) - rank(right));
  return steps.map((status, place) => (
    <Button
      key={status}
      variant={place === steps.length - 1 ? 'primary' : 'secondary'}
      disabled={change.isPending}
      onClick={() => change.mutate({ status, version: lead.version })}
    >
      {t(`crm.step.${status}`)}
    </Button>
  ));
}

/** The nearest step forward comes last; losing a lead is never the first thing to press. */
const rank = (status: Lead['status']) => (status === 'lost' ? -LEAD_TABLE.states.length : -at(status));
