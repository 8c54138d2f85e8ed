import { useProblemText } from '@api/problem-text';
import { LEAD_FILES } from '@contract/leads';
import { messageId } from '@i18n/message-ids';
import { useHasMessage, useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FileField } from '@ui/fields/FileField';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { useImportLeads, type LeadFile } from '../api/leads';
import styles from './crm.module.css';
import lists from '@shared/list/list.module.css';

/** What the file would add, and the rows that are left out, each with its error. */
function Preview({ found }: { found: LeadFile }) {
  const t = useT();
  const has = useHasMessage();
  const { rows, added, known, problems, problemCount, ignored, sample } = found;
  const faultOf = (fault: string) =>
    has(`crm.import.fault.${fault}`) ? t(messageId(`crm.import.fault.${fault}`)) : fault;
  const columnOf = (field: string) => (has(`crm.${field}`) ? t(messageId(`crm.${field}`)) : field);
  // One row can have several problems.
  const leftOut = rows - added - known;
  return (
    <div className={lists.stack} role="status">
      <p>{t('crm.import.found', { rows, added, known })}</p>
      {sample.length > 0 && (
        <ul className={styles.sample}>
          {sample.map(({ email, firstName, lastName, company }) => (
            <li key={email}>{[`${firstName} ${lastName}`, company, email].filter(Boolean).join(' · ')}</li>
          ))}
        </ul>
      )}
      {problemCount > 0 && (
        <Notice tone="warning" title={t('crm.import.problems', { count: leftOut })}>
          <ul className={styles.problems}>
            {problems.map(({ line, field, fault, value }) => (
              <li key={`${line} ${field} ${fault}`}>
                {t('crm.import.problem', { line, field: columnOf(field), fault: faultOf(fault), value: value || '–' })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {ignored.length > 0 && <p className={lists.quiet}>{t('crm.import.ignored', { columns: ignored.join(', ') })}</p>}
    </div>
  );
}

/** Imports leads from a spreadsheet, after a preview. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const note = useNote('crm');
  const textOf = useProblemText();
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<LeadFile>();
  const send = useImportLeads();
  const check = (chosen: File) => {
    setFile(chosen);
    setFound(undefined);
    send.mutate({ file: chosen, preview: true }, { onSuccess: setFound });
  };
  const add = () => {
    if (!file) return;
    send.mutate(
      { file, preview: false },
      {
        onSuccess: ({ added }) => {
          toast({ kind: 'success', title: note((t) => t('crm.import.done', { count: added })) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open title={t('crm.import.title')} closeLabel={t('crm.close')} onClose={onClose}>
      <div className={lists.stack}>
        <FileField
          label={file?.name ?? t('crm.import.choose')}
          help={t('crm.import.help', { rows: LEAD_FILES.rows })}
          error={send.error ? textOf(send.error) : undefined}
          accept=".csv,text/csv"
          disabled={send.isPending}
          onFiles={([chosen]) => chosen && check(chosen)}
        />
        {found && <Preview found={found} />}
        <FormActions>
          <Button variant="secondary" data-cancel onClick={onClose}>
            {t('crm.cancel')}
          </Button>
          <Button disabled={!found || found.added === 0} loading={send.isPending} onClick={add}>
            {t('crm.import.add', { count: found?.added ?? 0 })}
          </Button>
        </FormActions>
      </div>
    </Dialog>
  );
}
