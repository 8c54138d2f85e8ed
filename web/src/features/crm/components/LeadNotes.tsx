import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, useState } from 'react';
import { object } from 'yup';
import { leadQuery, useChangeLead, type Lead } from '../api/leads';

/**
 * Internal notes about a lead. Only staff and admins can read them. Notes that a colleague changed in the meantime are not
 * overwritten.
 */
export function LeadNotes({ lead }: { lead: Lead }) {
  const t = useT();
  const note = useNote('crm');
  const [{ id, notes, version }, catchUp, begin] = useBegunAgain(lead, leadQuery(lead.id));
  const [round, setRound] = useState(0);
  const change = useChangeLead(id, true);
  const schema = useMemo(() => object({ notes: rules.optional(t, 5000) }), [t]);
  const save = async (values: { notes: string }) => {
    // If only other fields of the lead changed in the meantime, its newest version is sent, so that they cause no conflict.
    const saved = await change.mutateAsync({
      notes: values.notes || null,
      version: lead.notes === notes ? lead.version : version,
    });
    toast({ kind: 'success', title: note((t) => t('crm.notesSaved')) });
    // The form starts again from the answer, because the lead around it may still be the one from before the save.
    begin(saved ?? lead);
    setRound(round + 1);
  };
  return (
    <AppForm
      key={round}
      initial={{ notes: notes ?? '' }}
      schema={schema}
      onSubmit={save}
      catchUp={async () => ({ notes: (await catchUp()).notes ?? '' })}
    >
      {({ submitting, values }) => (
        <>
          <InputArea name="notes" rows={5} label={t('crm.notes')} help={t('crm.notesHelp')} />
          <FormActions>
            <Button
              type="submit"
              variant="secondary"
              loading={submitting}
              disabled={Boolean(lead.mergedIntoId) || values.notes === (notes ?? '')}
            >
              {t('crm.saveNotes')}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}
