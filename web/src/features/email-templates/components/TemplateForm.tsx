import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputText } from '@shared/form/inputs';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { toast } from '@ui/overlay/toastStore';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { templateQuery, useSaveTemplate, type Template } from '../api/templates';
import { LanguageFields } from './LanguageFields';
import { bodyOf, initialOf, useSchema, type Values } from './template-form';
import styles from '@shared/form/form.module.css';

/** The current values of the form, for parts of the page outside the form. */
export interface Typed {
  values: Values;
  dirty: boolean;
}

function Tell({ onTyped }: { onTyped: (typed: Typed) => void }) {
  const { values, dirty } = useFormikContext<Values>();
  useEffect(() => onTyped({ values, dirty }), [values, dirty, onTyped]);
  return null;
}

interface TemplateFormProps {
  template?: Template;
  onTyped: (typed: Typed) => void;
  onSaved: (template: Template) => void;
}

/**
 * The form for an email in up to three languages. If someone else saves in the meantime, the user's text isn't lost, and it
 * doesn't overwrite the other version without asking.
 */
export function TemplateForm({ template, onTyped, onSaved }: TemplateFormProps) {
  const t = useT();
  const note = useNote('email-templates');
  const [begun, catchUp] = useBegunAgain(template, templateQuery(template?.id ?? ''));
  const [initial] = useState(() => initialOf(begun));
  const save = useSaveTemplate(begun?.id);
  const schema = useSchema();
  const submit = async (values: Values) => {
    const saved = await save.mutateAsync({ ...bodyOf(values), ...(begun && { version: begun.version }) });
    toast({ kind: 'success', title: note((t) => t('email-templates.saved')) });
    if (saved) onSaved(saved);
  };
  return (
    <AppForm
      initial={initial}
      schema={schema}
      onSubmit={submit}
      {...(begun && { catchUp: async () => initialOf(await catchUp()) })}
    >
      {({ submitting }) => (
        <>
          <Tell onTyped={onTyped} />
          <div className={styles.pair}>
            <InputText name="name" label={t('email-templates.name')} />
            <InputText name="category" label={t('email-templates.category')} help={t('email-templates.categoryHelp')} />
          </div>
          <LanguageFields />
          <FormActions>
            <Button type="submit" loading={submitting}>
              {t('email-templates.save')}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}
