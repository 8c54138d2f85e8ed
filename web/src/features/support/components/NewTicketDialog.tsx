import { TICKET_SUBJECT_MAX, TICKET_TEXT_MAX } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo } from 'react';
import { object } from 'yup';
import { useFileTicket, type Ticket } from '../api/tickets';

const EMPTY = { subject: '', description: '' };

/** Sends a request to the support team. */
export function NewTicketDialog({ onClose, onFiled }: { onClose: () => void; onFiled: (ticket: Ticket) => void }) {
  const t = useT();
  const note = useNote('support');
  const file = useFileTicket();
  const schema = useMemo(
    () => object({ subject: rules.required(t, TICKET_SUBJECT_MAX), description: rules.required(t, TICKET_TEXT_MAX) }),
    [t],
  );
  const save = async (values: typeof EMPTY) => {
    const filed = await file.mutateAsync(values);
    toast({ kind: 'success', title: note((t) => t('support.filed')) });
    if (filed) onFiled(filed);
  };
  return (
    <Dialog open asksFirst={false} title={t('support.ask')} closeLabel={t('support.close')} onClose={onClose}>
      <AppForm initial={EMPTY} schema={schema} onSubmit={save} draft="ticket">
        {({ submitting }) => (
          <>
            <InputText name="subject" label={t('support.subject')} />
            <InputArea
              name="description"
              rows={6}
              label={t('support.description')}
              help={t('support.descriptionHelp')}
            />
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('support.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('support.sendQuestion')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
