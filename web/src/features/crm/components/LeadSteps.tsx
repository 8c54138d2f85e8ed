import { LEAD_TABLE } from '@contract/leads';
import { movesFrom } from '@contract/state-machine';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { useChangeLead, type Lead } from '../api/leads';

const at = (status: Lead['status']) => LEAD_TABLE.states.indexOf(status);

/** Offers stages ahead, and one stage back from won or lost. Other moves back are made on the board. */
const isOffered = (from: Lead['status'], to: Lead['status']) =>
  from === 'lost' ? to === 'contacted' : from === 'won' ? to === 'qualified' : at(to) > at(from);

/** Buttons that move a lead to other stages. The last one is the next stage. */
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

/** Sorts the nearest stage ahead last, and `lost` first. */
const rank = (status: Lead['status']) => (status === 'lost' ? -LEAD_TABLE.states.length : -at(status));
