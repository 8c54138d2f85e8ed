import { useProblemText } from '@api/problem-text';
import { CANNED_FIELDS, CANNED_TEXT_MAX } from '@contract/chat-inbox';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { FormError } from '@ui/fields/FormError';
import { TextArea, TextField } from '@ui/fields/TextField';
import { toast } from '@ui/overlay/toastStore';
import { useState, type FormEvent } from 'react';
import { useSaveCanned, type CannedAnswer } from '../../api/after-chat';
import styles from './Inbox.module.css';

const TEXTS = [
  ['textEn', 'inbox.canned.en'],
  ['textFr', 'inbox.canned.fr'],
  ['textEs', 'inbox.canned.es'],
] as const;

const valuesOf = (answer: CannedAnswer | undefined) => ({
  shortcut: answer?.shortcut ?? '',
  textEn: answer?.textEn ?? '',
  textFr: answer?.textFr ?? '',
  textEs: answer?.textEs ?? '',
});

/** Adds a canned answer, or changes one. Give it the answer's id as its key. */
export function CannedForm({ answer, onDone }: { answer?: CannedAnswer | undefined; onDone: () => void }) {
  const t = useT();
  const { list } = useFormats();
  const note = useNote('inbox');
  const textOf = useProblemText();
  const [values, setValues] = useState(valuesOf(answer));
  const save = useSaveCanned();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { values, of: answer },
      {
        onSuccess: () => {
          setValues(valuesOf(undefined));
          toast({
            kind: 'success',
            title: note((say) => say(answer ? 'inbox.canned.changed' : 'inbox.canned.added')),
          });
          onDone();
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h3>{answer ? t('inbox.canned.change', { shortcut: answer.shortcut }) : t('inbox.canned.new')}</h3>
      {save.error && <FormError title={textOf(save.error)} />}
      <TextField
        required
        label={t('inbox.canned.shortcut')}
        help={t('inbox.canned.shortcutHelp')}
        prefix="/"
        maxLength={30}
        value={values.shortcut}
        onChange={({ target }) => setValues({ ...values, shortcut: target.value.toLowerCase() })}
      />
      {TEXTS.map(([field, label]) => (
        <TextArea
          key={field}
          label={t(label)}
          rows={2}
          maxLength={CANNED_TEXT_MAX}
          value={values[field]}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
        />
      ))}
      <p className={styles.about}>
        {t('inbox.canned.fields', { fields: list(CANNED_FIELDS.map((field) => `{${field}}`)) })}
      </p>
      <FormActions>
        {answer && (
          <Button variant="secondary" onClick={onDone}>
            {t('inbox.cancel')}
          </Button>
        )}
        <Button type="submit" loading={save.isPending}>
          {t(answer ? 'inbox.canned.save' : 'inbox.canned.add')}
        </Button>
      </FormActions>
    </form>
  );
}
