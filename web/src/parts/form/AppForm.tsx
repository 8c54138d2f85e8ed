import { Form, Formik, type FormikErrors, type FormikHelpers, type FormikValues, yupToFormErrors } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import { ValidationError, type ObjectSchema } from 'yup';
import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { FormError } from '@ui/fields/FormError';
import { dropDraft, keepDraft, readDraft } from './draft';
import { FirstWrong } from './FirstWrong';
import { NewerVersion } from './NewerVersion';
import styles from './form.module.css';

export interface AppFormProps<Values extends FormikValues> {
  initial: Values;
  schema: ObjectSchema<Values>;
  /** Throws what the server refused. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Keeps what was typed across a reload under this name, until it is saved. */
  draft?: string;
  /** Names of server fields whose complaint belongs to another field of the form. */
  fieldOf?: Readonly<Record<string, keyof Values & string>>;
  /** Says more about a refusal than its code does. */
  explain?: (error: unknown) => ReactNode;
  /** Reads the values that stand there now: after 409 `stale_version` they are offered beside what was typed. */
  catchUp?: () => Promise<Values>;
  children: (form: { submitting: boolean; values: Values }) => ReactNode;
}

function KeepDraft({ name, values }: { name: string; values: FormikValues }) {
  useEffect(() => keepDraft(name, values), [name, values]);
  return null;
}

/** Formik's own way would hand the rules undefined for every empty field, and an optional one would be refused. */
async function complaints<Values extends FormikValues>(schema: ObjectSchema<Values>, values: Values): Promise<FormikErrors<Values>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return yupToFormErrors<Values>(error);
  }
}

/** A form: checks on the client, errors beside the field, one summary for what the server refused; drafts survive a reload. */
export function AppForm<Values extends FormikValues>(props: AppFormProps<Values>) {
  const { initial, schema, onSubmit, draft, fieldOf = {}, explain, catchUp, children } = props;
  const [stale, setStale] = useState(false);
  const problemText = useProblemText();
  const submit = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    helpers.setStatus(undefined);
    setStale(false);
    try {
      await onSubmit(values);
      if (draft) dropDraft(draft);
    } catch (error) {
      if (catchUp && toProblem(error).code === 'stale_version') return setStale(true);
      for (const { field, message } of toProblem(error).details) {
        const name = fieldOf[field] ?? field;
        if (name in values && toProblem(error).code === 'invalid_input') helpers.setFieldError(name, message);
      }
      helpers.setStatus(explain?.(error) ?? problemText(error));
    }
  };
  return (
    <Formik initialValues={{ ...initial, ...(draft && readDraft<Values>(draft)) }} validate={(values) => complaints(schema, values)} onSubmit={submit}>
      {({ isSubmitting, status, values }) => (
        <Form className={styles.form} noValidate>
          {draft && <KeepDraft name={draft} values={values} />}
          <FirstWrong />
          {status && <FormError title={status as ReactNode} />}
          {stale && catchUp && <NewerVersion<Values> catchUp={catchUp} />}
          {children({ submitting: isSubmitting, values })}
        </Form>
      )}
    </Formik>
  );
}
