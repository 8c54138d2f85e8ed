import { useFaultText } from '@api/fault-text';
import { toProblem, type Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import type { FieldProblem } from '@contract/errors';
import { useT } from '@i18n/messages';
import { FormError } from '@ui/fields/FormError';
import { Form, Formik, type FormikErrors, type FormikHelpers, type FormikValues, yupToFormErrors } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import { ValidationError, type ObjectSchema } from 'yup';
import { dropDraft, keepDraft, readDraft } from './draft';
import { FirstWrong } from './FirstWrong';
import { NewerVersion } from './NewerVersion';
import { Unsaved } from './Unsaved';
import { useRefused } from './use-refused';
import styles from './form.module.css';

export interface AppFormProps<Values extends FormikValues> {
  initial: Values;
  schema: ObjectSchema<Values>;
  /** Throws the server's refusal. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Keeps what was typed under this name across a reload, until it is saved. */
  draft?: string;
  /** Maps names of server fields to the form fields that show their errors. */
  fieldOf?: Readonly<Record<string, keyof Values & string>>;
  /** Describes a refusal in more detail than its code does. */
  explain?: (error: unknown) => ReactNode;
  /** Loads the current values. After a 409 `stale_version` they are offered beside what was typed. */
  catchUp?: () => Promise<Values>;
  children: (form: { submitting: boolean; values: Values }) => ReactNode;
}

function KeepDraft({ name, values }: { name: string; values: FormikValues }) {
  useEffect(() => keepDraft(name, values), [name, values]);
  return null;
}

/** Formik's own validation would pass undefined for every empty field, and an optional one would be refused. */
async function complaints<Values extends FormikValues>(
  schema: ObjectSchema<Values>,
  values: Values,
): Promise<FormikErrors<Values>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return yupToFormErrors<Values>(error);
  }
}

/** The fields of the form that the server refused, each with its fault. */
function faultsAt(
  { code, details }: Problem,
  values: FormikValues,
  fieldOf: Readonly<Record<string, string>>,
): [name: string, fault: FieldProblem][] {
  const named = details.map((fault): [string, FieldProblem] => [fieldOf[fault.field] ?? fault.field, fault]);
  return code === 'invalid_input' ? named.filter(([name]) => name in values) : [];
}

/**
 * A form: validation in the client, errors beside the field, one summary of the server's refusals. Drafts survive a reload;
 * without one, leaving the page asks first.
 */
export function AppForm<Values extends FormikValues>(props: AppFormProps<Values>) {
  const { initial, schema, onSubmit, draft, fieldOf = {}, explain, catchUp, children } = props;
  const [stale, setStale] = useState(false);
  const [sent, setSent] = useState<Values>();
  const t = useT();
  const problemText = useProblemText();
  const faultText = useFaultText();
  const refused = useRefused<Values>();
  const submit = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    helpers.setStatus(undefined);
    setStale(false);
    setSent(values);
    try {
      await onSubmit(values);
      if (draft) dropDraft(draft);
    } catch (error) {
      setSent(undefined);
      if (catchUp && toProblem(error).code === 'stale_version') return setStale(true);
      const marked = faultsAt(toProblem(error), values, fieldOf);
      refused.mark(
        values,
        Object.fromEntries(marked.map(([name, fault]) => [name, faultText(fault) ?? t('errors.invalid_input')])),
        helpers,
      );
      const allMarked = marked.length > 0 && marked.length === toProblem(error).details.length;
      helpers.setStatus(explain?.(error) ?? (allMarked ? t('errors.invalid_input') : problemText(error)));
    }
  };
  return (
    <Formik
      initialValues={{ ...initial, ...(draft && readDraft<Values>(draft)) }}
      validate={async (values) => ({ ...(await complaints(schema, values)), ...refused.errorsOf(values) })}
      onSubmit={submit}
    >
      {({ isSubmitting, status, values }) => (
        <Form className={styles.form} noValidate onSubmitCapture={refused.forget}>
          {draft ? <KeepDraft name={draft} values={values} /> : <Unsaved sent={sent} />}
          <FirstWrong />
          {status && <FormError title={status as ReactNode} />}
          {stale && catchUp && <NewerVersion<Values> catchUp={catchUp} />}
          {children({ submitting: isSubmitting, values })}
        </Form>
      )}
    </Formik>
  );
}
