import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import type { ReactNode } from 'react';
import styles from './api-keys/api-keys.module.css';
import settings from './Settings.module.css';

export interface ShownOnceDialogProps {
  /** The prefix of the messages: `account.<of>.copy`, `.copied`, `.notCopied`, `.made.once`, `.made.done`. */
  of: 'apiKeys' | 'webhooks' | 'calendar';
  title: string;
  text: string;
  secret: string;
  /** What else can be done with it. */
  children?: ReactNode;
  onClose: () => void;
}

/** A secret that is shown once: neither Escape nor a click outside closes it, because it can't be seen again. */
export function ShownOnceDialog({ of, title, text, secret, children, onClose }: ShownOnceDialogProps) {
  const t = useT();
  const note = useNote('account');
  // There is no clipboard at all on plain http, so accessing it throws immediately.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ kind: 'success', title: note((t) => t(`account.${of}.copied`)) });
    } catch {
      toast({ kind: 'error', title: note((t) => t(`account.${of}.notCopied`)) });
    }
  };
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{t(`account.${of}.made.done`)}</Button>}
    >
      <div className={settings.stack}>
        <Notice tone="warning" title={t(`account.${of}.made.once`)}>
          {text}
        </Notice>
        <code className={styles.code}>{secret}</code>
        <div>
          <Button
            variant="secondary"
            icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
            onClick={() => void copy()}
          >
            {t(`account.${of}.copy`)}
          </Button>
        </div>
        {children}
      </div>
    </Dialog>
  );
}
