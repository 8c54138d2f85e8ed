import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/controls/IconButton';
import { FileField } from '@ui/fields/FileField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Skeleton } from '@ui/states/Skeleton';
import { useKeepDocument, useOpenDocument, versionsQuery, type Document } from '../api/documents';
import { useSize } from './use-size';
import styles from './documents.module.css';

/** Every version of a document, and a place for the next one. */
export function VersionsDialog({
  document,
  manage,
  onClose,
}: {
  document: Document;
  manage: boolean;
  onClose: () => void;
}) {
  const t = useT();
  const note = useNote('documents');
  const { instant } = useFormats();
  const { language } = useLanguage();
  const size = useSize();
  const problemText = useProblemText();
  const { data } = useQuery(versionsQuery(document.id));
  const keep = useKeepDocument();
  const download = useOpenDocument();
  const add = (file: File) =>
    keep.mutate(
      { file, language, replacesId: document.id },
      {
        onSuccess: () => {
          toast({ title: note((t) => t('documents.versionKept')) });
          onClose();
        },
      },
    );
  return (
    <Dialog open asksFirst={false} title={t('documents.versions')} closeLabel={t('documents.close')} onClose={onClose}>
      <div className={styles.stack}>
        {manage && (
          <FileField
            label={t('documents.versions.choose')}
            help={t('documents.accepted')}
            error={keep.isError ? problemText(keep.error) : undefined}
            disabled={keep.isPending}
            onFiles={([file]) => file && add(file)}
          />
        )}
        {data === undefined && <Skeleton shape="lines" label={t('app.loading')} />}
        <ol className={styles.versions}>
          {data?.map((version) => (
            <li key={version.id}>
              <span>
                {t('documents.versionOf', { number: version.number })}
                <small>
                  {instant(version.createdAt)}, {size(version.bytes)}
                </small>
              </span>
              <IconButton
                label={t('documents.download', { name: version.name })}
                icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
                onClick={() => download.mutate(version.id)}
              />
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
