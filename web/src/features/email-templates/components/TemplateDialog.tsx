import { LANGUAGES } from '@contract/languages';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, useState } from 'react';
import { object } from 'yup';
import { templateQuery, useRemoveTemplate, useSaveTemplate, type Template } from '../api/templates';
import looks from './templates.module.css';
import styles from '@shared/form/form.module.css';

const EMPTY = { name: '', category: '', subject: '', body: '', subjectFr: '', bodyFr: '', subjectEs: '', bodyEs: '' };
type Values = typeof EMPTY;
const SUFFIX = { en: '', fr: 'Fr', es: 'Es' } as const;

function initialOf(template: Template | undefined): Values {
  if (!template) return EMPTY;
  const { name, category, subject, body, subjectFr, bodyFr, subjectEs, bodyEs } = template;
  return {
    name,
    category,
    subject,
    body,
    subjectFr: subjectFr ?? '',
    bodyFr: bodyFr ?? '',
    subjectEs: subjectEs ?? '',
    bodyEs: bodyEs ?? '',
  };
}

function useSchema() {
  const t = useT();
  return useMemo(() => {
    const whole = t('email-templates.whole');
    /** A translation is a subject and a text, or nothing. */
    const half = (other: keyof Values, max: number) =>
      rules.optional(t, max).test('whole', whole, (value, { parent }) => Boolean(value) || !(parent as Values)[other]);
    return object({
      name: rules.required(t, 120),
      category: rules.required(t, 40),
      subject: rules.required(t, 160),
      body: rules.required(t, 10_000),
      subjectFr: half('bodyFr', 160),
      bodyFr: half('subjectFr', 10_000),
      subjectEs: half('bodyEs', 160),
      bodyEs: half('subjectEs', 10_000),
    });
  }, [t]);
}

/** Takes a template away, after asking once more. */
function RemoveButton({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT();
  const note = useNote('email-templates');
  const [asked, setAsked] = useState(false);
  const remove = useRemoveTemplate(id);
  const press = () =>
    asked
      ? remove.mutate(undefined, {
          onSuccess: () => {
            toast({ kind: 'success', title: note((t) => t('email-templates.removed')) });
            onDone();
          },
        })
      : setAsked(true);
  return (
    <Button className={looks.start} variant={asked ? 'danger' : 'ghost'} loading={remove.isPending} onClick={press}>
      {t(asked ? 'email-templates.removeSure' : 'email-templates.remove')}
    </Button>
  );
}

/** Writes a mail that staff send as it stands, in up to three languages. */
export function TemplateDialog({ template, onClose }: { template?: Template; onClose: () => void }) {
  const t = useT();
  const note = useNote('email-templates');
  const [begun, catchUp] = useBegunAgain(template, templateQuery(template?.id ?? ''));
  const [initial] = useState(() => initialOf(begun));
  const save = useSaveTemplate(begun?.id);
  const schema = useSchema();
  const submit = async ({ subjectFr, bodyFr, subjectEs, bodyEs, ...values }: Values) => {
    await save.mutateAsync({
      ...values,
      subjectFr: subjectFr || null,
      bodyFr: bodyFr || null,
      subjectEs: subjectEs || null,
      bodyEs: bodyEs || null,
      version: begun?.version,
    });
    toast({ kind: 'success', title: note((t) => t('email-templates.saved')) });
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      title={t(begun ? 'email-templates.edit' : 'email-templates.add')}
      closeLabel={t('email-templates.close')}
      onClose={onClose}
    >
      <AppForm
        initial={initial}
        schema={schema}
        onSubmit={submit}
        catchUp={begun && (async () => initialOf(await catchUp()))}
      >
        {({ submitting }) => (
          <>
            <div className={styles.pair}>
              <InputText name="name" label={t('email-templates.name')} />
              <InputText
                name="category"
                label={t('email-templates.category')}
                help={t('email-templates.categoryHelp')}
              />
            </div>
            {LANGUAGES.map(({ code, nativeName }) => (
              <fieldset key={code} className={looks.language}>
                <legend>{nativeName}</legend>
                <InputText
                  name={`subject${SUFFIX[code]}`}
                  lang={code}
                  label={t('email-templates.subjectIn', { language: nativeName })}
                  help={code === 'en' ? undefined : t('email-templates.translationHelp')}
                />
                <InputArea
                  name={`body${SUFFIX[code]}`}
                  lang={code}
                  rows={5}
                  label={t('email-templates.bodyIn', { language: nativeName })}
                  help={code === 'en' ? t('email-templates.bodyHelp', { mark: '{name}' }) : undefined}
                />
              </fieldset>
            ))}
            <FormActions>
              {begun && <RemoveButton id={begun.id} onDone={onClose} />}
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('email-templates.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('email-templates.save')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
