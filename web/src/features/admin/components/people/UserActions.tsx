import { useT } from '@i18n/messages';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconShieldOff from '@tabler/icons-react/dist/esm/icons/IconShieldOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Dialog } from '@ui/overlay/Dialog';
import { Menu } from '@ui/overlay/Menu';
import { useState } from 'react';
import { useInviteAgain, type Invited, type UserDetail, type UserStep } from '../../api/users';
import { AskResetDialog } from './AskResetDialog';
import { EditUserDialog } from './EditUserDialog';
import { InvitationLink } from './InvitationLink';
import { StepDialog } from './StepDialog';

/** What an admin can do with a person; each step asks first and says what follows. */
export function UserActions({ user }: { user: UserDetail }) {
  const t = useT();
  const [step, setStep] = useState<UserStep>();
  const [editing, setEditing] = useState(false);
  const [link, setLink] = useState<Invited>();
  const again = useInviteAgain(user.id);
  const resend = () => again.mutate(undefined, { onSuccess: (invited) => setLink(invited) });
  const [asking, setAsking] = useState(false);
  const main: UserStep = user.state === 'suspended' ? 'reactivate' : 'suspend';
  return (
    <>
      {user.state === 'invited' && (
        <Button
          variant="secondary"
          loading={again.isPending}
          icon={<IconMailForward size={18} stroke={1.75} aria-hidden />}
          onClick={resend}
        >
          {t('admin.invite.again')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setStep(main)}>
        {t(`admin.step.${main}`)}
      </Button>
      <Menu
        items={[
          {
            label: t('admin.users.edit'),
            icon: <IconPencil size={18} stroke={1.75} aria-hidden />,
            onSelect: () => setEditing(true),
          },
          ...(user.openSessions > 0
            ? [
                {
                  label: t('admin.step.endSessions'),
                  icon: <IconLogout size={18} stroke={1.75} aria-hidden />,
                  onSelect: () => setStep('endSessions'),
                },
              ]
            : []),
          ...(user.twoFactor && !user.twoFactorReset
            ? [
                {
                  label: t('admin.reset.open'),
                  icon: <IconShieldOff size={18} stroke={1.75} aria-hidden />,
                  onSelect: () => setAsking(true),
                },
              ]
            : []),
          {
            label: t('admin.step.delete'),
            icon: <IconTrash size={18} stroke={1.75} aria-hidden />,
            danger: true,
            onSelect: () => setStep('delete'),
          },
        ]}
        trigger={(props) => (
          <IconButton {...props} variant="outline" label={t('admin.moreActions')} icon={<IconDots aria-hidden />} />
        )}
      />
      {editing && <EditUserDialog user={user} onClose={() => setEditing(false)} />}
      {asking && <AskResetDialog user={user} onClose={() => setAsking(false)} />}
      {step && <StepDialog user={user} step={step} onClose={() => setStep(undefined)} />}
      {link && (
        <Dialog
          open
          title={t('admin.invite.doneTitle')}
          closeLabel={t('admin.close')}
          onClose={() => setLink(undefined)}
          actions={<Button onClick={() => setLink(undefined)}>{t('admin.invite.finish')}</Button>}
        >
          <InvitationLink invited={link} />
        </Dialog>
      )}
    </>
  );
}
