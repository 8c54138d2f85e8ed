import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import type { MadeApiKey } from '../../api/api-keys';
import settings from '../Settings.module.css';
import styles from './api-keys.module.css';

/** Shown once: neither Escape nor a click beside it closes what can't be seen again. */
export function MadeKeyDialog({ made, onClose }: { made: MadeApiKey; onClose: () => void }) {
  const t = useT();
  const note = useNote('account');
  const { day } = useFormats();
  // There is no clipboard at all on plain http, so asking for it throws at once.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.key);
      toast({ kind: 'success', title: note((t) => t('account.apiKeys.copied')) });
    } catch {
      toast({ kind: 'error', title: note((t) => t('account.apiKeys.notCopied')) });
    }
  };
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onClose}
      title={t('account.apiKeys.made.title', { name: made.name })}
      actions={<Button onClick={onClose}>{t('account.apiKeys.made.done')}</Button>}
    >
      <div className={settings.stack}>
        <Notice tone="warning" title={t('account.apiKeys.made.once')}>
          {t('account.apiKeys.made.text', { day: day(made.expiresAt) })}
        </Notice>
        <code className={styles.code}>{made.key}</code>
        <div>
          <Button
            variant="secondary"
            icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
            onClick={() => void copy()}
          >
            {t('account.apiKeys.copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
