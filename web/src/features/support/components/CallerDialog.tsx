import { TICKET_PRIORITIES, TICKET_SUBJECT_MAX, TICKET_TEXT_MAX } from '@contract/tickets';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputSelect, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo } from 'react';
import { object, string } from 'yup';
import { useFileForCaller, type Ticket } from '../api/tickets';
import { NO_ONE, requesterBody, RequesterFields, requesterShape } from './RequesterFields';

const EMPTY = { ...NO_ONE, subject: '', description: '', priority: 'medium' };

/** Files a ticket for someone who called. It is the reader's, and the caller gets an email if there is an address. */
export function CallerDialog({ onClose, onFiled }: { onClose: () => void; onFiled: (ticket: Ticket) => void }) {
  const t = useT();
  const note = useNote('support');
  const { language } = useLanguage();
  const file = useFileForCaller();
  const schema = useMemo(
    () =>
      object({
        ...requesterShape(t),
        subject: rules.required(t, TICKET_SUBJECT_MAX),
        description: rules.required(t, TICKET_TEXT_MAX),
        priority: string().required(),
      }),
    [t],
  );
  const save = async ({ subject, description, priority, ...who }: typeof EMPTY) => {
    const filed = await file.mutateAsync({
      ...requesterBody(who),
      subject,
      description,
      priority: TICKET_PRIORITIES.find((one) => one === priority),
    });
    if (!filed) return;
    toast({ kind: 'success', title: note((t) => t('support.caller.filed', { number: filed.number })) });
    onFiled(filed);
  };
  return (
    <Dialog open asksFirst={false} title={t('support.caller.title')} closeLabel={t('support.close')} onClose={onClose}>
      <AppForm initial={{ ...EMPTY, language }} schema={schema} onSubmit={save} draft="caller">
        {({ submitting }) => (
          <>
            <RequesterFields />
            <InputText name="subject" label={t('support.subject')} />
            <InputArea name="description" rows={5} label={t('support.caller.description')} />
            <InputSelect
              name="priority"
              label={t('support.priorityLabel')}
              options={TICKET_PRIORITIES.map((one) => ({ value: one, label: t(`support.priority.${one}`) }))}
            />
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('support.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('support.caller.save')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
