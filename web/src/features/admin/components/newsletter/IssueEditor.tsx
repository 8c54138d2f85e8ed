import { LANGUAGES } from '@contract/languages';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputText } from '@shared/form/inputs';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { issueQuery, useSaveIssue, type Issue } from '../../api/newsletter';
import { bodyOf, initialOf, SUFFIX, useIssueSchema, type Values } from './issue-form';
import looks from '../announcements/announcements.module.css';

interface IssueEditorProps {
  issue?: Issue;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Writes a newsletter in the three languages. What comes next (look at it, test it, send it) is in the dialog that opens on saving. */
export function IssueEditor({ issue: present, onSaved, onClose }: IssueEditorProps) {
  const t = useT();
  const note = useNote('admin');
  const [issue, catchUp] = useBegunAgain(present, issueQuery(present?.id ?? ''));
  const [initial] = useState(() => initialOf(issue));
  const save = useSaveIssue(issue?.id);
  const schema = useIssueSchema();
  const submit = async (values: Values) => {
    const { id } = await save.mutateAsync({ ...bodyOf(values), ...(issue && { version: issue.version }) });
    toast({ kind: 'success', title: note((t) => t('admin.saved')) });
    onSaved(id);
  };
  return (
    <Dialog
      open
      size="lg"
      title={t(issue ? 'admin.newsletter.edit' : 'admin.newsletter.add')}
      closeLabel={t('admin.close')}
      onClose={onClose}
    >
      <AppForm
        initial={initial}
        schema={schema}
        onSubmit={submit}
        catchUp={issue && (async () => initialOf(await catchUp()))}
      >
        {({ submitting }) => (
          <>
            {LANGUAGES.map(({ code, nativeName }) => (
              <fieldset key={code} className={looks.language} lang={code}>
                <legend>{nativeName}</legend>
                <InputText name={`subject${SUFFIX[code]}`} label={t('admin.newsletter.subject')} />
                <InputArea name={`body${SUFFIX[code]}`} rows={7} label={t('admin.newsletter.body')} />
                <InputText name={`buttonText${SUFFIX[code]}`} label={t('admin.newsletter.button')} />
              </fieldset>
            ))}
            <InputText
              name="buttonUrl"
              inputMode="url"
              label={t('admin.newsletter.url')}
              help={t('admin.newsletter.urlHelp')}
            />
            <FormActions>
              <Button variant="secondary" data-cancel onClick={onClose}>
                {t('admin.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('admin.newsletter.save')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
