import { useProblemText } from '@api/problem-text';
import { FILE_BYTES } from '@contract/limits';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Switch } from '@ui/fields/Choice';
import { FileField } from '@ui/fields/FileField';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { KINDS, useKeepDocument, type Kind } from '../api/documents';
import styles from './documents.module.css';

interface LeaseChoice {
  id: string;
  label: string;
}

interface UploadCardProps {
  unitId?: string;
  leases: readonly LeaseChoice[];
  /** Where it is settled already what is filed, and where. */
  leaseId?: string;
  files?: readonly File[];
  onDone?: () => void;
}

/** A place for new papers: for the home, or for one of its leases, whose tenants may then read them. */
export function UploadCard({ unitId, leases, leaseId: settled, files: dropped, onDone }: UploadCardProps) {
  const t = useT();
  const note = useNote('documents');
  const { language } = useLanguage();
  const problemText = useProblemText();
  const keep = useKeepDocument();
  const [kind, setKind] = useState<Kind>('lease_document');
  const [leaseId, setLease] = useState(settled ?? leases[0]?.id ?? '');
  const [shared, setShared] = useState(false);
  const [share, setShare] = useState(0);
  const [failed, setFailed] = useState<{ name: string; why: string }>();
  const send = async (files: readonly File[]) => {
    setFailed(undefined);
    for (const file of files) {
      setShare(0);
      // Before it is sent: a connection that is cut in the middle of a large file gives no reason.
      if (file.size > FILE_BYTES.document) return setFailed({ name: file.name, why: t('documents.tooLarge') });
      try {
        await keep.mutateAsync({
          file,
          language,
          purpose: kind,
          shared: shared && leaseId !== '',
          ...(leaseId ? { leaseId } : { unitId }),
          onProgress: setShare,
        });
        toast({ title: note((t) => t('documents.kept', { name: file.name })) });
      } catch (error) {
        return setFailed({ name: file.name, why: problemText(error) });
      }
    }
    onDone?.();
  };
  return (
    <div className={styles.stack}>
      {!dropped && (
        <FileField
          multiple
          label={t('documents.choose')}
          help={t('documents.accepted')}
          error={failed && t('documents.failed', failed)}
          disabled={keep.isPending}
          onFiles={(files) => void send(files)}
        />
      )}
      {dropped && failed && <FormError title={t('documents.failed', failed)} />}
      {keep.isPending && (
        <progress
          className={styles.progress}
          aria-label={t('documents.sending')}
          value={share < 1 ? share : undefined}
        />
      )}
      <div className={styles.fields}>
        <SelectField
          label={t('documents.kind')}
          value={kind}
          onChange={(event) => setKind(KINDS.find((known) => known === event.target.value) ?? 'other')}
          options={KINDS.map((value) => ({ value, label: t(`documents.kind.${value}`) }))}
        />
        {!settled && (
          <SelectField
            label={t('documents.belongsTo')}
            value={leaseId}
            onChange={(event) => setLease(event.target.value)}
            options={[
              ...leases.map(({ id, label }) => ({ value: id, label })),
              { value: '', label: t('documents.theHome') },
            ]}
          />
        )}
      </div>
      {leaseId !== '' && (
        <Switch
          label={t('documents.shareAtOnce')}
          checked={shared}
          onChange={(event) => setShared(event.target.checked)}
        />
      )}
      {dropped && (
        <div>
          <Button loading={keep.isPending} onClick={() => void send(dropped)}>
            {t('documents.file', { count: dropped.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
