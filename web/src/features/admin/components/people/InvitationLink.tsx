import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import type { Invited } from '../../api/users';
import { nameOf } from './names';
import styles from './people.module.css';
import lists from '@shared/list/list.module.css';

/** The link of an invitation, which can't be shown here again. */
export function InvitationLink({ invited }: { invited: Invited }) {
  const t = useT();
  const note = useNote('admin');
  const { instant } = useFormats();
  const copy = () =>
    navigator.clipboard.writeText(invited.invitationUrl).then(
      () => toast({ kind: 'success', title: note((t) => t('admin.invite.copied')) }),
      () => toast({ kind: 'error', title: note((t) => t('admin.invite.notCopied')) }),
    );
  return (
    <div className={lists.stack}>
      <Text>
        <Mailed to={invited.email}>{t('admin.invite.sent', { name: nameOf(invited), email: invited.email })}</Mailed>
      </Text>
      <code className={styles.link}>{invited.invitationUrl}</code>
      <div>
        <Button variant="secondary" icon={<IconCopy size={18} stroke={1.75} aria-hidden />} onClick={() => void copy()}>
          {t('admin.invite.copy')}
        </Button>
      </div>
      <Notice tone="warning" title={t('admin.invite.once')}>
        {t('admin.invite.until', { time: instant(invited.invitationEndsAt ?? new Date()) })}
      </Notice>
    </div>
  );
}
