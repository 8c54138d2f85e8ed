import { toProblem } from '@api/problem';
import type { Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Recheck, Refusal } from '@shared/form/Refusal';
import { cx } from '@ui/cx';
import { laterSchema } from '@ui/fields/later-schema';
import { Form, Formik, type FormikHelpers, type FormikValues } from 'formik';
import {
  lazy,
  Suspense,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { ObjectSchema } from 'yup';
import { KeepTyped } from './KeepTyped';
import type { Checks } from './rules';
import styles from './AuthForm.module.css';
import asleep from './BeforeLive.module.css';

export interface AuthFormProps<Values extends FormikValues> {
  initial: Values;
  schema: (checks: Checks) => ObjectSchema<Values>;
  /** Throws what the server refused; `failure` puts it into words. */
  onSubmit: (values: Values) => Promise<void>;
  /** The words above the form for a refusal, read again when the language changes. */
  failure: (error: unknown) => string;
  /** What follows from a refusal beside its words, such as a toast. */
  onFailure?: (error: unknown) => void;
  children: (submitting: boolean) => ReactNode;
}

/**
 * A check that the form makes itself, even if the other checks couldn't be loaded: the server only gets one of the two
 * passwords of a sign-up.
 */
const differs = ({ password, confirmPassword }: FormikValues) =>
  confirmPassword !== undefined && confirmPassword !== password;

async function submit<Values extends FormikValues>(
  props: AuthFormProps<Values>,
  values: Values,
  helpers: FormikHelpers<Values>,
  language: Language,
): Promise<void> {
  helpers.setStatus(undefined);
  try {
    await props.onSubmit(values);
  } catch (error) {
    const fields = toProblem(error).details.map(({ field }) => field);
    const texts =
      fields.length > 0
        ? await loadChecks().then(
            ({ faultTexts }) => faultTexts(error, language),
            () => [],
          )
        : [];
    for (const field of fields)
      if (field in values) helpers.setFieldError(field, new Map(texts).get(field) ?? props.failure(error));
    helpers.setStatus({ refused: error });
    props.onFailure?.(error);
  }
}

/** What Formik keeps for us between a refusal and the next try. */
const refusalOf = (status: unknown) => status as { refused: unknown } | undefined;

const loadChecks = () => import('./rules');

/** There are no errors before the first click, because the checks load with it. */
const FirstWrong = lazy<ComponentType>(() =>
  loadChecks().then(
    ({ FirstWrong }) => ({ default: FirstWrong }),
    () => ({ default: () => null }),
  ),
);

const never = () => () => undefined;

/** False in the prerendered document until the application has taken it over. */
const useLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Leaving a field may show its error and move the button from under the pointer, so that the click would be lost. */
function holdStill(event: MouseEvent<HTMLFormElement>): void {
  if (event.target instanceof Element && event.target.closest('button[type="submit"]')) event.preventDefault();
}

/**
 * A sign-in form. It checks its fields in the browser, shows one summary of what the server refused, and keeps what was
 * typed.
 */
export function AuthForm<Values extends FormikValues>(props: AuthFormProps<Values>) {
  const live = useLive();
  const t = useT();
  const { language } = useLanguage();
  const { schema } = props;
  const checks = useMemo(() => laterSchema(async () => schema(await loadChecks())), [schema]);
  const send = (values: Values, helpers: FormikHelpers<Values>) =>
    differs(values)
      ? helpers.setFieldError('confirmPassword', t('auth.error.passwordsDiffer'))
      : submit(props, values, helpers, language);
  return (
    <Formik initialValues={props.initial} validationSchema={checks} onSubmit={send}>
      {({ isSubmitting, status, submitCount }) => (
        // Before the page is live, a submitted password must not become part of the address. So the form uses POST, and
        // its first button is disabled, which blocks Enter.
        <Form
          className={cx(styles.form, !live && asleep.asleep)}
          method="post"
          noValidate
          onFocus={() => void loadChecks().catch(() => undefined)}
          onMouseDown={holdStill}
        >
          {!live && <button type="submit" disabled hidden />}
          <KeepTyped />
          <Recheck schema={checks} />
          <Suspense>{submitCount > 0 && <FirstWrong />}</Suspense>
          {refusalOf(status) && <Refusal error={refusalOf(status)?.refused} textOf={props.failure} />}
          {props.children(isSubmitting)}
        </Form>
      )}
    </Formik>
  );
}
