import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { colleaguesQuery, useChangeLead, type Lead } from '../api/leads';

/** Who looks after the lead. */
export function LeadOwner({ lead }: { lead: Lead }) {
  const t = useT();
  const { data = [] } = useQuery(colleaguesQuery);
  const change = useChangeLead(lead.id);
  const known = data.some(({ id }) => id === lead.staffId) || !lead.staffId;
  const options = [...data, ...(known || !lead.staffId ? [] : [{ id: lead.staffId, name: lead.staffName ?? '–' }])];
  return (
    <SelectField
      label={t('crm.owner')}
      value={lead.staffId ?? ''}
      disabled={change.isPending}
      placeholder={t('crm.nobody')}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => change.mutate({ staffId: event.target.value || null, version: lead.version })}
    />
  );
}
