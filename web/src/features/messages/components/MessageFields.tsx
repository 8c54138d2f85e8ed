import { BULK_MESSAGE } from '@contract/work-limits';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextArea, TextField } from '@ui/fields/TextField';
import { useState } from 'react';
import type { MessageText, Template } from '../api/templates';
import { TemplateDialog } from './templates/TemplateDialog';
import { TemplateField, type TemplateOf } from './templates/TemplateField';
import styles from './templates/templates.module.css';

interface MessageFieldsProps {
  text: MessageText;
  setText: (text: MessageText) => void;
  /** Which template it came from. */
  template: TemplateOf;
  error: string | undefined;
}

/** What a message to many says, from a template or not, and keeping it for next time. */
export function MessageFields({ text, setText, template, error }: MessageFieldsProps) {
  const t = useT();
  const [saving, setSaving] = useState<{ template?: Template }>();
  return (
    <>
      <TemplateField {...template} />
      <TextField
        label={t('messages.new.subject')}
        labelEnd={t('messages.new.optional')}
        maxLength={BULK_MESSAGE.subjectMax}
        value={text.subject}
        onChange={({ target }) => setText({ ...text, subject: target.value })}
      />
      <TextArea
        label={t('messages.write')}
        help={t('messages.new.fields', { firstName: '{firstName}', home: '{home}' })}
        rows={6}
        maxLength={BULK_MESSAGE.textMax}
        value={text.message}
        error={error}
        onChange={({ target }) => setText({ ...text, message: target.value })}
      />
      <div className={styles.saving}>
        {template.outdated && (
          <Button variant="ghost" size="sm" onClick={() => setSaving({ template: template.outdated })}>
            {t('messages.templates.update', { name: template.outdated.name })}
          </Button>
        )}
        <Button variant="ghost" size="sm" disabled={!text.message.trim()} onClick={() => setSaving({})}>
          {t('messages.templates.saveAs')}
        </Button>
      </div>
      {saving && (
        <TemplateDialog {...saving} begin={text} onSaved={template.kept} onClose={() => setSaving(undefined)} />
      )}
    </>
  );
}
