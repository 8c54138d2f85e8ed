import { useProblemText } from '@api/problem-text';
import { SAVED_VIEW_NAME_MAX } from '@contract/work-limits';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import styles from './saved-views.module.css';

interface ViewNameDialogProps {
  words: { title: string; save: string; cancel: string; name: string; missing: string; help?: string };
  /** The name so far. */
  initial?: string;
  error: Error | null;
  saving: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ words, initial = '', error, saving, onSave, onClose, children }: ViewNameDialogProps) {
  const t = useT();
  const textOf = useProblemText();
  const form = useId();
  const [name, setName] = useState(initial);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    setEmpty(!typed);
    if (typed) onSave(typed);
  };
  const problem = isEmpty ? words.missing : error ? textOf(error) : undefined;
  return (
    <Dialog
      open
      size="sm"
      title={words.title}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} loading={saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={styles.fields}>
        <TextField
          label={words.name}
          help={words.help}
          value={name}
          maxLength={SAVED_VIEW_NAME_MAX}
          error={problem}
          onChange={({ target }) => setName(target.value)}
        />
        {children}
      </form>
    </Dialog>
  );
}
