import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { PhotoUploads } from '@shared/request-parts/use-photo-uploads';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';

/** Files that were chosen but not uploaded. */
export const unsentOf = ({ items }: PhotoUploads) => items.filter(({ error }) => error !== undefined);

interface UnsentFilesProps {
  uploads: PhotoUploads;
  onSend: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a request is sent without a photo or video that its writer believes is included. */
export function UnsentFiles({ uploads, onSend, onClose }: UnsentFilesProps) {
  const t = useT();
  const { list } = useFormats();
  const unsent = unsentOf(uploads);
  const again = unsent.filter(({ file }) => file);
  const retry = () => {
    onClose();
    for (const { key } of again) uploads.retry(key);
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('service-requests.unsent.title', { count: unsent.length })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onSend}>
            {t('service-requests.unsent.send')}
          </Button>
          <Button onClick={retry}>{t(`service-requests.unsent.${again.length > 0 ? 'again' : 'back'}`)}</Button>
        </>
      }
    >
      <Text>
        {t('service-requests.unsent.text', { names: list(unsent.map(({ name }) => name)), count: unsent.length })}
      </Text>
    </Dialog>
  );
}
