import { useT } from '@i18n/messages';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { useOpenFile } from './api/open-file';
import { useSteadyUrls } from './Photos';
import type { LineFile } from './types';
import type { PhotoItem, PhotoUploads } from './use-photo-uploads';
import styles from './TalkFiles.module.css';

/** The files of a line: photos as pictures, everything else by its name. Either opens with a click. */
export function LineFiles({ files }: { files: readonly LineFile[] }) {
  const open = useOpenFile();
  const urlOf = useSteadyUrls();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          {file.url && file.mediaType === 'image/jpeg' ? (
            <button type="button" className={styles.picture} onClick={() => open.mutate(file.id)}>
              <img src={urlOf(file)} alt={file.name} loading="lazy" />
            </button>
          ) : (
            <Button
              variant="ghost"
              size="sm"
              disabled={!file.url}
              icon={<IconPaperclip size={16} stroke={1.75} aria-hidden />}
              onClick={() => open.mutate(file.id)}
            >
              {file.name}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Chooses files for the next line. On a phone, the system offers the camera too. */
export function AttachButton({ uploads, room }: { uploads: PhotoUploads; room: number }) {
  const t = useT();
  return (
    <label className={styles.attach}>
      <IconPaperclip size={18} stroke={1.75} aria-hidden />
      {t('request-parts.talk.attach')}
      <input
        type="file"
        accept="image/*,.heic,.heif,application/pdf"
        multiple
        disabled={room <= 0}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** What comes with the next line: on its way, there, or failed. */
export function ChosenFiles({ uploads }: { uploads: PhotoUploads }) {
  if (uploads.items.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {uploads.items.map((item) => (
        <Chosen key={item.key} item={item} uploads={uploads} />
      ))}
    </ul>
  );
}

function Chosen({ item, uploads }: { item: PhotoItem; uploads: PhotoUploads }) {
  const t = useT();
  const { key, name, photo, error, file, progress } = item;
  return (
    <li className={styles.item}>
      <span className={styles.name}>{name}</span>
      {error && <span role="alert">{error}</span>}
      {error && file && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('request-parts.photos.retry.name', { name })}
          onClick={() => uploads.retry(key)}
        >
          {t('request-parts.photos.retry')}
        </Button>
      )}
      {!photo && !error && (
        <progress value={progress} max={1} aria-label={t('request-parts.photos.sending', { name })} />
      )}
      <IconButton
        label={t('request-parts.photos.remove', { name })}
        icon={<IconX aria-hidden />}
        onClick={() => uploads.remove(key)}
      />
    </li>
  );
}
