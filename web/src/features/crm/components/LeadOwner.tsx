import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useGivenWork } from '@shared/use-given-work';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { toast } from '@ui/overlay/toastStore';
import { colleaguesQuery, useChangeLead, type Lead } from '../api/leads';

/** Gives a lead to someone, and offers to take it back for as long as the toast is shown, unless a colleague changed it in between. */
function useUndoableOwner(lead: Lead, nameOf: (id: string | null) => string) {
  const note = useNote('crm');
  const change = useChangeLead(lead.id);
  const given = (staffId: string | null) =>
    note((t) => (staffId ? t('crm.history.owner', { name: nameOf(staffId) }) : t('crm.history.noOwner')));
  const back = (version: number | undefined) =>
    change.mutate(
      { staffId: lead.staffId, version },
      { onSuccess: () => toast({ kind: 'success', title: given(lead.staffId) }) },
    );
  const give = (staffId: string | null) =>
    change.mutate(
      { staffId, version: lead.version },
      {
        onSuccess: (saved) =>
          toast({
            kind: 'success',
            title: given(staffId),
            action: { label: note((t) => t('crm.board.undo')), onClick: () => back(saved?.version) },
          }),
      },
    );
  return { give, busy: change.isPending };
}

/** The owner of the lead, and a way to change it. */
export function LeadOwner({ lead }: { lead: Lead }) {
  const t = useT();
  const { data = [] } = useQuery(colleaguesQuery);
  const { to, free } = useGivenWork(lead.staffId, data);
  const known = data.some(({ id }) => id === lead.staffId) || !lead.staffId;
  const options = [...to, ...(known || !lead.staffId ? [] : [{ id: lead.staffId, name: lead.staffName ?? '–' }])];
  const nameOf = (id: string | null) => [...data, ...options].find((one) => one.id === id)?.name ?? '–';
  const { give, busy } = useUndoableOwner(lead, nameOf);
  return (
    <SelectField
      label={t('crm.owner')}
      value={lead.staffId ?? ''}
      disabled={busy}
      placeholder={free ? t('crm.nobody') : undefined}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => give(event.target.value || null)}
    />
  );
}
