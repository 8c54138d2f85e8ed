import { useT } from '@i18n/messages';
import { FileField } from '@ui/fields/FileField';
import { useEffect, useState } from 'react';
import type { InvoiceDetail } from '../api/invoices';
import { PaperPicture } from './PaperSheet';
import styles from './paper.module.css';

const PHOTOS = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

interface PaperFileProps {
  paper: InvoiceDetail['paper'];
  file: File | undefined;
  error: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** The photo or PDF of the paper: taken with the camera where there is one, or chosen; shown while the figures are typed. */
export function PaperFile({ paper, file, error, onFile }: PaperFileProps) {
  const t = useT();
  const preview = usePreview(file);
  return (
    <div className={styles.file}>
      <p className={styles.text}>{t('invoices.paper.text')}</p>
      {preview && <img className={styles.picture} src={preview} alt={file?.name ?? ''} />}
      {!file && paper && <PaperPicture paper={paper} />}
      <div className={styles.choices}>
        <div className={styles.camera}>
          <FileField
            label={t('invoices.paper.take')}
            accept="image/*"
            capture="environment"
            onFiles={([one]) => onFile(one)}
          />
        </div>
        <FileField
          label={t('invoices.paper.choose')}
          help={file ? t('invoices.paper.chosen', { name: file.name }) : t('invoices.paper.help')}
          error={error}
          accept={`application/pdf,${PHOTOS}`}
          onFiles={([one]) => onFile(one)}
        />
      </div>
    </div>
  );
}

/** The address of a picture that was chosen and isn't sent yet. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/') || /hei[cf]$/.test(file.type)) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
