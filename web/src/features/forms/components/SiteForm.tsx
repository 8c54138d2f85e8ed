import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { laterSchema } from '@ui/fields/later-schema';
import { Formik, type FormikProps } from 'formik';
import { useMemo, useRef, type FormEvent, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { loadSender, useSendForm, type FormPath } from '../api/send-form';
import { keepDraft } from './draft';
import { KeepDraft } from './KeepDraft';
import type { Checks } from './rules';
import styles from './SiteForm.module.css';

type Values = Record<string, string>;

export interface SiteFormProps<Fields extends Values> {
  /** Under this name what is typed survives a reload. */
  name: string;
  path: FormPath;
  initial: Fields;
  schema: (checks: Checks) => ObjectSchema<object>;
  submit: string;
  /** Words of the button while it is under way. */
  submitting?: string;
  onSent: (values: Fields) => void;
  /** The server refused it or could not be reached; what was typed stays. */
  onFailed: (error: unknown) => void;
  /** Something is missing or wrong: `missing` names the empty required fields. */
  onIncomplete?: (missing: string[]) => void;
  children: ReactNode;
}

/** People do not see this field; programs that fill in everything do. */
function Honeypot({ trap }: { trap: { current: HTMLInputElement | null } }) {
  const t = useT();
  return (
    <div className={styles.trap} aria-hidden>
      <label>
        {t('forms.website')}
        <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

const loadChecks = () => import('./rules');

/** Loads what a form needs at its first focus. At the click, a new version may already have removed these files. */
const loadParts = () => void Promise.all([loadChecks(), loadSender()]).catch(() => undefined);

function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** A form of the public site. It is checked here and on the server, keeps what was typed, and shows the outcome. */
export function SiteForm<Fields extends Values>(props: SiteFormProps<Fields>) {
  const { name, path, initial, schema, submit, submitting = submit, onSent, onFailed, onIncomplete, children } = props;
  const t = useT();
  const { language } = useLanguage();
  const send = useSendForm(path);
  const trap = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const checks = useMemo(() => laterSchema(async () => schema(await loadChecks())), [schema]);

  const deliver = async (
    values: Fields,
    { resetForm, setFieldError }: Pick<FormikProps<Fields>, 'resetForm' | 'setFieldError'>,
  ) => {
    const filled = Object.entries(values)
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([, value]) => value !== '');
    const website = trap.current?.value;
    try {
      await send({ ...Object.fromEntries(filled), language, ...(website && { website }) });
    } catch (error) {
      const { faultTexts } = await loadChecks();
      for (const [field, text] of await faultTexts(error, language))
        if (field in values) setFieldError(field, text ?? t('errors.invalid_input'));
      onFailed(error);
      return;
    }
    resetForm();
    keepDraft(name, {});
    onSent(values);
  };

  const check = async (element: HTMLFormElement, form: FormikProps<Fields>) => {
    const wrong = Object.keys(await form.validateForm());
    await form.submitForm();
    if (wrong.length === 0) return;
    focusFirstError(element);
    onIncomplete?.(wrong.filter((field) => !form.values[field]?.trim()));
  };

  const press = (event: FormEvent<HTMLFormElement>, form: FormikProps<Fields>) => {
    event.preventDefault();
    // The checks may have to load first, so a second click in the meantime would send twice.
    if (busy.current) return;
    busy.current = true;
    void check(event.currentTarget, form).finally(() => (busy.current = false));
  };

  return (
    <Formik initialValues={initial} validationSchema={checks} onSubmit={deliver}>
      {(form) => (
        <form className={styles.form} noValidate onFocus={loadParts} onSubmit={(event) => press(event, form)}>
          <KeepDraft name={name} />
          {children}
          <Honeypot trap={trap} />
          <FormActions>
            <Button type="submit" size="lg" disabled={form.isSubmitting} loading={form.isSubmitting}>
              {form.isSubmitting ? submitting : submit}
            </Button>
          </FormActions>
        </form>
      )}
    </Formik>
  );
}
