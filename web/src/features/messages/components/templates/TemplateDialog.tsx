import { unknownFields } from '@contract/message-template';
import { BULK_MESSAGE, MESSAGE_TEMPLATE_NAME_MAX } from '@contract/work-limits';
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
import { object, type TestContext } from 'yup';
import { templateQuery, useSaveTemplate, type MessageText, type Template } from '../../api/templates';

interface Values extends MessageText {
  name: string;
}

const valuesOf = ({ name, subject, message }: Template): Values => ({ name, subject: subject ?? '', message });

function useSchema() {
  const t = useT();
  return useMemo(() => {
    const fieldsKnown = (value: string | undefined, { createError }: TestContext) => {
      const [field] = unknownFields(value ?? '');
      return !field || createError({ message: t('messages.new.unknown', { field: `{${field}}` }) });
    };
    return object({
      name: rules.required(t, MESSAGE_TEMPLATE_NAME_MAX),
      subject: rules.optional(t, BULK_MESSAGE.subjectMax).test('fields', fieldsKnown),
      message: rules.required(t, BULK_MESSAGE.textMax).test('fields', fieldsKnown),
    });
  }, [t]);
}

interface TemplateDialogProps {
  /** The one to change; without it a new one is saved. */
  template?: Template;
  /** What it begins with, instead of what the template says. */
  begin?: Partial<Values>;
  onSaved?: (template: Template) => void;
  onClose: () => void;
}

/** Name and words of a template that everyone in the account uses. */
export function TemplateDialog({ template, begin, onSaved, onClose }: TemplateDialogProps) {
  const t = useT();
  const note = useNote('messages');
  const [begun, catchUp] = useBegunAgain(template, templateQuery(template?.id ?? ''));
  const [initial] = useState(() => ({ name: '', subject: '', message: '', ...(begun && valuesOf(begun)), ...begin }));
  const save = useSaveTemplate(begun?.id);
  const schema = useSchema();
  const submit = async ({ name, subject, message }: Values) => {
    const body = { name: name.trim(), subject: subject.trim() || null, message: message.trim() };
    const saved = await save.mutateAsync({ ...body, version: begun?.version });
    toast({ kind: 'success', title: note((t) => t('messages.templates.saved')) });
    onSaved?.(saved);
    onClose();
  };
  return (
    <Dialog
      open
      title={t(begun ? 'messages.templates.edit' : 'messages.templates.add')}
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <AppForm
        initial={initial}
        schema={schema}
        onSubmit={submit}
        catchUp={begun && (async () => valuesOf(await catchUp()))}
      >
        {({ submitting }) => (
          <>
            <InputText
              name="name"
              label={t('messages.templates.name')}
              help={t('messages.templates.nameHelp')}
              maxLength={MESSAGE_TEMPLATE_NAME_MAX}
            />
            <InputText
              name="subject"
              label={t('messages.new.subject')}
              labelEnd={t('messages.new.optional')}
              maxLength={BULK_MESSAGE.subjectMax}
            />
            <InputArea
              name="message"
              label={t('messages.write')}
              help={t('messages.new.fields', { firstName: '{firstName}', home: '{home}' })}
              rows={8}
              maxLength={BULK_MESSAGE.textMax}
            />
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('messages.new.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('messages.templates.save')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
