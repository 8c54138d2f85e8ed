import { LEASE_MESSAGE_MAX } from '@contract/work-limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { object } from 'yup';
import { useAsk } from '../api/ask';
import type { Statement } from '../api/types';

interface AskDialogProps {
  leaseId: string;
  line: Statement['lines'][number];
  currency: string;
  onClose: () => void;
}

/** A question to the landlord about one entry, which the message names. */
export function AskDialog({ leaseId, line, currency, onClose }: AskDialogProps) {
  const t = useT();
  const note = useNote('payments');
  const { money, day } = useFormats();
  const ask = useAsk(leaseId);
  const cents = line.chargeCents ?? line.paymentCents;
  const entry = { entry: line.entry, day: day(line.date) };
  return (
    <Dialog open title={t('payments.ask.title')} closeLabel={t('app.close')} onClose={onClose}>
      <AppForm
        initial={{ message: '' }}
        schema={object({ message: rules.required(t, LEASE_MESSAGE_MAX) })}
        onSubmit={async ({ message }) => {
          await ask.mutateAsync({ entryId: line.id, message: message.trim() });
          toast({ title: note((t) => t('payments.ask.sent')) });
          onClose();
        }}
      >
        {({ submitting }) => (
          <>
            <Text>
              {cents === null
                ? t('payments.ask.about', entry)
                : t('payments.ask.aboutAmount', { ...entry, amount: money(cents, currency) })}
            </Text>
            <InputArea name="message" label={t('payments.ask.question')} rows={4} data-autofocus="" />
            <Text ink={2} look="small">
              {t('payments.ask.keeps')}
            </Text>
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('payments.ask.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('payments.ask.send')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
