import { useFaultText } from '@api/fault-text';
import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { FirstWrong } from '@shared/form/FirstWrong';
import { NewerVersion } from '@shared/form/NewerVersion';
import { Recheck, Refusal } from '@shared/form/Refusal';
import { Unsaved } from '@shared/form/Unsaved';
import { useRefused } from '@shared/form/use-refused';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Form, Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import styles from './Settings.module.css';

export interface SettingsFormProps<Values extends FormikValues> {
  initial: Values;
  schema: ObjectSchema<Values>;
  /** Throws what the server refused. With `true` the form is empty again afterwards. */
  onSubmit: (values: Values) => Promise<boolean | void>;
  /** Reads the current values. After 409 `stale_version` they are offered next to what was typed. */
  catchUp?: () => Promise<Values>;
  /** The field of the form for what the server names, where that is within something. */
  fieldOf?: (named: string) => string;
  /** What follows from a refusal beside its words above the form. */
  onFailure?: (error: unknown) => void;
  submit: string;
  /** Shown before the button. */
  cancel?: ReactNode;
  danger?: boolean;
  children: ReactNode;
}

/** What Formik keeps for us between a refusal and the next try. */
const refusalOf = (status: unknown) => status as { refused: unknown } | undefined;

/** A form of the settings: checks before it sends, one summary for what the server refused, and keeps what was typed. */
export function SettingsForm<Values extends FormikValues>({
  initial,
  schema,
  onSubmit,
  catchUp,
  onFailure,
  fieldOf = (named) => named,
  submit,
  cancel,
  danger,
  children,
}: SettingsFormProps<Values>) {
  const textOf = useRefusal();
  const faultText = useFaultText();
  const refused = useRefused<Values>();
  const [stale, setStale] = useState(false);
  const [sent, setSent] = useState<Values>();
  const send = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(undefined);
    setStale(false);
    setSent(values);
    try {
      if (await onSubmit(values)) helpers.resetForm();
    } catch (error) {
      setSent(undefined);
      if (catchUp && toProblem(error).code === 'stale_version') return setStale(true);
      const faults = toProblem(error)
        .details.map((fault) => ({ ...fault, field: fieldOf(fault.field) }))
        .filter(({ field }) => field in values);
      refused.mark(
        values,
        Object.fromEntries(faults.map((fault) => [fault.field, faultText(fault) ?? textOf(error)])),
        helpers,
      );
      helpers.setStatus({ refused: error });
      onFailure?.(error);
    }
  };
  return (
    <Formik
      initialValues={initial}
      validationSchema={schema}
      validate={refused.errorsOf}
      enableReinitialize
      onSubmit={send}
    >
      {({ isSubmitting, status }) => (
        <Form className={styles.form} method="post" noValidate onSubmitCapture={refused.forget}>
          <Unsaved sent={sent} />
          <Recheck schema={schema} />
          <FirstWrong />
          {refusalOf(status) && <Refusal error={refusalOf(status)?.refused} textOf={textOf} />}
          {stale && catchUp && <NewerVersion<Values> catchUp={catchUp} />}
          {children}
          <FormActions>
            {cancel}
            <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isSubmitting}>
              {submit}
            </Button>
          </FormActions>
        </Form>
      )}
    </Formik>
  );
}

/** What these forms say in their own words: only the password can be wrong, and the second step was not taken. */
const OWN_WORDS: Record<string, MessageId> = {
  invalid_credentials: 'account.error.currentWrong',
  two_factor_required: 'account.error.secondStep',
};

function useRefusal(): (error: unknown) => string {
  const t = useT();
  const textOf = useProblemText();
  return (error) => {
    const own = OWN_WORDS[toProblem(error).code];
    return own ? t(own) : textOf(error);
  };
}
