import { useT } from '@i18n/messages';
import { useGivenWork } from '@shared/use-given-work';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { colleaguesQuery, useChangeLead, type Lead } from '../api/leads';

/** The owner of the lead, and a way to change it. */
export function LeadOwner({ lead }: { lead: Lead }) {
  const t = useT();
  const { data = [] } = useQuery(colleaguesQuery);
  const change = useChangeLead(lead.id);
  const { to, free } = useGivenWork(lead.staffId, data);
  const known = data.some(({ id }) => id === lead.staffId) || !lead.staffId;
  const options = [...to, ...(known || !lead.staffId ? [] : [{ id: lead.staffId, name: lead.staffName ?? '–' }])];
  return (
    <SelectField
      label={t('crm.owner')}
      value={lead.staffId ?? ''}
      disabled={change.isPending}
      placeholder={free ? t('crm.nobody') : undefined}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => change.mutate({ staffId: event.target.value || null, version: lead.version })}
    />
  );
}
