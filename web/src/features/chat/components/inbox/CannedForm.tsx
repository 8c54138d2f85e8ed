import { CANNED_FIELDS, CANNED_SHORTCUT, CANNED_TEXT_MAX } from '@contract/chat-inbox';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { cannedQuery } from '@shared/use-canned';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, useState } from 'react';
import { object } from 'yup';
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
type Values = ReturnType<typeof valuesOf>;

/**
 * The answer that the form started with. If saving is refused, the current answer is loaded, and the next save is based on it.
 */
function useNewest(answer: CannedAnswer | undefined) {
  const client = useQueryClient();
  const [begun, begin] = useState(answer);
  const catchUp = async (): Promise<Values> => {
    const all = await client.fetchQuery({ ...cannedQuery(), staleTime: 0 });
    const newest = all.find(({ id }) => id === answer?.id) ?? begun;
    begin(newest);
    return valuesOf(newest);
  };
  return [begun, catchUp] as const;
}

function useSchema() {
  const t = useT();
  return useMemo(
    () =>
      object({
        shortcut: rules.required(t, 30).lowercase().matches(CANNED_SHORTCUT, t('inbox.canned.shortcutWrong')),
        textEn: rules.optional(t, CANNED_TEXT_MAX),
        textFr: rules.optional(t, CANNED_TEXT_MAX),
        textEs: rules.optional(t, CANNED_TEXT_MAX),
      }),
    [t],
  );
}

interface CannedFormProps {
  answer?: CannedAnswer | undefined;
  onDone: () => void;
}

/** Adds or changes a canned answer. Use the answer's id as the `key`. An empty form needs a new key after `onDone`. */
export function CannedForm({ answer, onDone }: CannedFormProps) {
  const t = useT();
  const { list } = useFormats();
  const note = useNote('inbox');
  const save = useSaveCanned();
  const schema = useSchema();
  const [begun, catchUp] = useNewest(answer);
  const submit = async ({ shortcut, ...texts }: Values) => {
    await save.mutateAsync({ values: { ...texts, shortcut: shortcut.toLowerCase() }, of: begun });
    toast({ kind: 'success', title: note((say) => say(begun ? 'inbox.canned.changed' : 'inbox.canned.added')) });
    onDone();
  };
  return (
    <AppForm initial={valuesOf(answer)} schema={schema} onSubmit={submit} {...(answer && { catchUp })}>
      {({ submitting }) => (
        <>
          <h3>{answer ? t('inbox.canned.change', { shortcut: answer.shortcut }) : t('inbox.canned.new')}</h3>
          <InputText
            name="shortcut"
            label={t('inbox.canned.shortcut')}
            help={t('inbox.canned.shortcutHelp')}
            prefix="/"
            maxLength={30}
          />
          {TEXTS.map(([field, label]) => (
            <InputArea key={field} name={field} label={t(label)} rows={2} maxLength={CANNED_TEXT_MAX} />
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
            <Button type="submit" loading={submitting}>
              {t(answer ? 'inbox.canned.save' : 'inbox.canned.add')}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}
