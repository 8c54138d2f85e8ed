import { PRODUCT } from '@contract/product';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import styles from '../Settings.module.css';
import own from './two-factor.module.css';

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${PRODUCT.slug}-recovery-codes.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Shown once: neither Escape nor a click outside closes them, because they can't be seen again. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useT();
  const note = useNote('account');
  const text = `${t('account.codes.file')}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => toast({ title: note((t) => t('account.codes.copied')) }));
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onClose}
      title={t('account.codes.title')}
      size="sm"
      actions={<Button onClick={onClose}>{t('account.codes.done')}</Button>}
    >
      <div className={styles.stack}>
        <Text ink={2}>{t('account.codes.text')}</Text>
        <ul className={own.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button variant="secondary" icon={<IconDownload aria-hidden />} onClick={() => download(text)}>
            {t('account.codes.download')}
          </Button>
          <Button variant="secondary" icon={<IconCopy aria-hidden />} onClick={copy}>
            {t('account.codes.copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
