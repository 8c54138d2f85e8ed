import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useMemo, useState } from 'react';
import { object } from 'yup';
import { ticketQuery, type Ticket } from '../api/tickets';
import { RequesterFields, requesterShape, type RequesterValues } from './RequesterFields';
import { RequesterQuestion } from './RequesterQuestion';
import { useRequesterChange } from './use-requester-change';

const valuesOf = ({ userId, name, email, phone, language }: Ticket): RequesterValues => ({
  userId: userId ?? '',
  person: [name, email].filter(Boolean).join(' · '),
  name: userId ? '' : name,
  email: (!userId && email) || '',
  phone: (!userId && phone) || '',
  language,
});

/** Says who asks in a ticket, where it was filed for the wrong person or a caller's details were written down wrong. */
export function RequesterDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const t = useT();
  const note = useNote('support');
  const mail = useMailWord();
  const [begun, catchUp] = useBegunAgain(ticket, ticketQuery(ticket.id));
  const [initial] = useState(() => valuesOf(begun));
  const { save: change, question } = useRequesterChange(ticket, begun);
  const schema = useMemo(() => object(requesterShape(t)), [t]);
  const save = async (values: RequesterValues) => {
    if (!(await change(values))) return;
    toast({ kind: 'success', title: note((t) => t('support.caller.changed', { number: ticket.number })) });
    onClose();
  };
  return (
    <Dialog open title={t('support.caller.change')} closeLabel={t('support.close')} onClose={onClose}>
      <AppForm initial={initial} schema={schema} onSubmit={save} catchUp={async () => valuesOf(await catchUp())}>
        {({ submitting }) => (
          <>
            <Notice>{t('support.caller.changeText', mail)}</Notice>
            <RequesterFields />
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('support.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('support.caller.changeSave')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
      {question && <RequesterQuestion question={question} holder={ticket.assignedName} />}
    </Dialog>
  );
}
