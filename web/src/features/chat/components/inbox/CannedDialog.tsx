import { useProblemText } from '@api/problem-text';
import { useMay } from '@api/staff-rights';
import { CANNED_FIELDS, CANNED_TEXT_MAX } from '@contract/chat-inbox';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { cannedQuery } from '@shared/use-canned';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { FormError } from '@ui/fields/FormError';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState, type FormEvent } from 'react';
import { useAddCanned, useRemoveCanned } from '../../api/after-chat';
import styles from './Inbox.module.css';

const EMPTY = { shortcut: '', textEn: '', textFr: '', textEs: '' };
const TEXTS = [
  ['textEn', 'inbox.canned.en'],
  ['textFr', 'inbox.canned.fr'],
  ['textEs', 'inbox.canned.es'],
] as const;

function AddCanned() {
  const t = useT();
  const { list } = useFormats();
  const note = useNote('inbox');
  const textOf = useProblemText();
  const [values, setValues] = useState(EMPTY);
  const add = useAddCanned();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(values, {
      onSuccess: () => {
        setValues(EMPTY);
        toast({ kind: 'success', title: note((say) => say('inbox.canned.added')) });
      },
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h3>{t('inbox.canned.new')}</h3>
      {add.error && <FormError title={textOf(add.error)} />}
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
      <Button type="submit" loading={add.isPending}>
        {t('inbox.canned.add')}
      </Button>
    </form>
  );
}

/** The answers that staff share: what there is, and for managers another one. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data } = useQuery(cannedQuery());
  const remove = useRemoveCanned();
  const manages = useMay()('team');
  return (
    <Dialog open title={t('inbox.canned')} closeLabel={t('inbox.dialog.close')} onClose={onClose}>
      <div className={styles.form}>
        {data?.length === 0 && <p>{t('inbox.canned.none')}</p>}
        {data && data.length > 0 && (
          <ul>
            {data.map(({ id, shortcut, textEn, textFr, textEs }) => (
              <li key={id} className={styles.cannedLine}>
                <strong>/{shortcut}</strong>
                <span className={styles.cannedWords}>{textEn ?? textFr ?? textEs}</span>
                {manages && (
                  <IconButton
                    label={t('inbox.canned.remove', { shortcut })}
                    icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(id)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {manages && <AddCanned />}
      </div>
    </Dialog>
  );
}
