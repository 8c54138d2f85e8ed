import { LEAD_TABLE } from '@contract/leads';
import { movesFrom } from '@contract/state-machine';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import { useChangeLead, type Lead } from '../api/leads';
import { fullName } from './lead-look';

const at = (status: Lead['status']) => LEAD_TABLE.states.indexOf(status);

/** Offers stages ahead, and one stage back from won or lost. Other moves back are made on the board. */
const isOffered = (from: Lead['status'], to: Lead['status']) =>
  from === 'lost' ? to === 'contacted' : from === 'won' ? to === 'qualified' : at(to) > at(from);

/** Moves a lead, and offers to take it back for as long as the toast is shown. Either is refused where a colleague changed it in between. */
function useUndoableMove(lead: Lead) {
  const note = useNote('crm');
  const change = useChangeLead(lead.id);
  const moved = (status: Lead['status']) =>
    note((t) => t('crm.board.moved', { name: fullName(lead), stage: t(`crm.status.${status}`) }));
  const back = (version: number | undefined) =>
    change.mutate(
      { status: lead.status, version },
      { onSuccess: () => toast({ kind: 'success', title: moved(lead.status) }) },
    );
  const move = (status: Lead['status']) =>
    change.mutate(
      { status, version: lead.version },
      {
        onSuccess: (saved) =>
          toast({
            kind: 'success',
            title: moved(status),
            action: { label: note((t) => t('crm.board.undo')), onClick: () => back(saved?.version) },
          }),
      },
    );
  return { move, busy: change.isPending };
}

/** Buttons that move a lead to other stages. The last one is the next stage. */
export function LeadSteps({ lead }: { lead: Lead }) {
  const t = useT();
  const { move, busy } = useUndoableMove(lead);
  const steps = movesFrom(LEAD_TABLE, lead.status, 'office')
    .filter((status) => isOffered(lead.status, status))
    .toSorted((left, right) => rank(left) - rank(right));
  return steps.map((status, place) => (
    <Button
      key={status}
      variant={place === steps.length - 1 ? 'primary' : 'secondary'}
      disabled={busy}
      onClick={() => move(status)}
    >
      {t(`crm.step.${status}`)}
    </Button>
  ));
}

/** Sorts the nearest stage ahead last, and `lost` first. */
const rank = (status: Lead['status']) => (status === 'lost' ? -LEAD_TABLE.states.length : -at(status));
