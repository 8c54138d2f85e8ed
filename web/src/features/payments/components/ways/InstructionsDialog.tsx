import { toProblem } from '@api/problem';
import { PAYMENT_INSTRUCTION } from '@contract/work-limits';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputCards, InputCheck, InputPassword, InputText } from '@shared/form/inputs';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Card } from '@ui/layout/Card';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, type ReactNode } from 'react';
import {
  instructionsQuery,
  useChangeInstructions,
  type Instructions,
  type WithSecondStep,
} from '../../api/instructions';
import { schemaOf, textsOf, valuesOf, type WayValues } from './way-form';
import { acceptedWays, type Way } from './ways';
import { WaysList } from './WaysList';
import styles from './ways.module.css';

const { addressMax, nameMax, textMax, detailsMax } = PAYMENT_INSTRUCTION;

/** Refusals that this form says in its own words. */
const OWN_WORDS: Readonly<Record<string, MessageId>> = {
  invalid_credentials: 'payments.ways.passwordWrong',
  two_factor_required: 'payments.ways.secondStep',
};

interface InstructionsDialogProps {
  all: Instructions[];
  propertyId: string | null;
  withSecondStep: WithSecondStep;
  onClose: () => void;
}

/** Changes how tenants pay outside of the product: with the password, since that is what a thief would change first. */
export function InstructionsDialog({ all, propertyId, withSecondStep, onClose }: InstructionsDialogProps) {
  const t = useT();
  const mail = useMailWord();
  const note = useNote('payments');
  const [begun, catchUp] = useBegunAgain(all, instructionsQuery());
  const shown = begun.find((one) => one.propertyId === propertyId);
  const schema = useMemo(() => schemaOf(t), [t]);
  const change = useChangeInstructions(withSecondStep, () => {
    onClose();
    toast({ title: note((t) => t('payments.ways.saved')) });
  });
  if (!shown) return null;
  const submit = (values: WayValues) =>
    change.mutateAsync({
      propertyId,
      own: values.own === 'own',
      ...textsOf(values),
      version: shown.version,
      currentPassword: values.currentPassword,
    });
  const newest = async () => {
    const rows = await catchUp();
    return valuesOf(rows.find((one) => one.propertyId === propertyId) ?? shown, rows[0]);
  };
  return (
    <Dialog open onClose={onClose} title={t('payments.ways.dialog')} closeLabel={t('app.close')} size="md">
      <AppForm
        initial={valuesOf(shown, begun[0])}
        schema={schema}
        onSubmit={submit}
        catchUp={newest}
        explain={(error) => {
          const own = OWN_WORDS[toProblem(error).code];
          return own && t(own);
        }}
      >
        {({ submitting, values }) => (
          <>
            {propertyId && <OwnOrGeneral name={shown.propertyName ?? ''} />}
            {values.own === 'own' && <Fields values={values} />}
            {values.own === 'own' && <Preview values={values} />}
            <p className={styles.note}>{t('payments.ways.told', mail)}</p>
            <InputPassword
              name="currentPassword"
              autoComplete="current-password"
              label={t('payments.ways.password')}
              help={t('payments.ways.passwordHelp')}
            />
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('payments.reconcile.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('payments.ways.save')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}

function OwnOrGeneral({ name }: { name: string }) {
  const t = useT();
  return (
    <InputCards<WayValues['own']>
      name="own"
      label={t('payments.ways.forProperty', { name })}
      options={[
        { value: 'general', label: t('payments.ways.asGeneral') },
        { value: 'own', label: t('payments.ways.asOwn') },
      ]}
    />
  );
}

/** Each way that is accepted with its fields. */
function Fields({ values }: { values: WayValues }) {
  const t = useT();
  return (
    <>
      <Accepted way="transfer" values={values}>
        <InputText name="transferTo" label={t('payments.ways.transferTo')} maxLength={addressMax} />
        <InputText
          name="transferNote"
          label={t('payments.ways.note')}
          help={t('payments.ways.noteHelp')}
          maxLength={textMax}
        />
      </Accepted>
      <Accepted way="cheque" values={values}>
        <InputText name="chequePayableTo" label={t('payments.ways.payableTo')} maxLength={nameMax} />
        <InputArea name="chequeSendTo" label={t('payments.ways.chequeSendTo')} rows={2} maxLength={textMax} />
        <InputText name="chequeNote" label={t('payments.ways.note')} maxLength={textMax} />
      </Accepted>
      <Accepted way="bank" values={values}>
        <InputText name="bankHolder" label={t('payments.ways.holder')} maxLength={nameMax} />
        <InputArea
          name="bankDetails"
          label={t('payments.ways.account')}
          help={t('payments.ways.accountHelp')}
          rows={3}
          maxLength={detailsMax}
        />
        <InputText name="bankNote" label={t('payments.ways.note')} maxLength={textMax} />
      </Accepted>
      <Accepted way="cash" values={values}>
        <InputArea name="cashHow" label={t('payments.ways.cashHow')} rows={2} maxLength={textMax} />
      </Accepted>
    </>
  );
}

function Accepted({ way, values, children }: { way: Way; values: WayValues; children: ReactNode }) {
  const t = useT();
  return (
    <>
      <InputCheck name={way} label={t(`payments.ways.accept.${way}`)} />
      {values[way] && <div className={styles.fields}>{children}</div>}
    </>
  );
}

function Preview({ values }: { values: WayValues }) {
  const t = useT();
  const texts = textsOf(values);
  return (
    <Card className={styles.preview}>
      <strong>{t('payments.ways.preview')}</strong>
      {acceptedWays(texts).length > 0 ? <WaysList texts={texts} /> : <p>{t('payments.ways.noneHere')}</p>}
    </Card>
  );
}
