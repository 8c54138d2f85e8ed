import { Form, Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { FormError } from '@ui/fields/FormError';
import { dropDraft, keepDraft, readDraft } from './draft';
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
  children: (form: { submitting: boolean; values: Values }) => ReactNode;
}

function KeepDraft({ name, values }: { name: string; values: FormikValues }) {
  useEffect(() => keepDraft(name, values), [name, values]);
  return null;
}

/** A form: checks on the client, errors beside the field, one summary for what the server refused; drafts survive a reload. */
export function AppForm<Values extends FormikValues>(props: AppFormProps<Values>) {
  const { initial, schema, onSubmit, draft, fieldOf = {}, explain, children } = props;
  const problemText = useProblemText();
  const submit = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    helpers.setStatus(undefined);
    try {
      await onSubmit(values);
      if (draft) dropDraft(draft);
    } catch (error) {
      for (const { field, message } of toProblem(error).details) {
        const name = fieldOf[field] ?? field;
        if (name in values && toProblem(error).code === 'invalid_input') helpers.setFieldError(name, message);
      }
      helpers.setStatus(explain?.(error) ?? problemText(error));
    }
  };
  return (
    <Formik initialValues={{ ...initial, ...(draft && readDraft<Values>(draft)) }} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, status, values }) => (
        <Form className={styles.form} noValidate>
          {draft && <KeepDraft name={draft} values={values} />}
          {status && <FormError title={status as ReactNode} />}
          {children({ submitting: isSubmitting, values })}
        </Form>
      )}
    </Formik>
  );
}
