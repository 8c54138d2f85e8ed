import { useProfile } from '@api/session';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import type { UserDetail, UserStep } from '../../api/users';
import { StepDialog } from './StepDialog';
import styles from './people.module.css';

type Reset = NonNullable<UserDetail['twoFactorReset']>;

function ResetNotice({ reset, own, onStep }: { reset: Reset; own: boolean; onStep: (step: UserStep) => void }) {
  const t = useT();
  const { userId } = useProfile();
  const { instant } = useFormats();
  return (
    <Notice
      tone="warning"
      title={t('admin.reset.waiting')}
      action={
        <span className={styles.person}>
          <Button size="sm" variant="secondary" onClick={() => onStep('withdrawReset')}>
            {t('admin.step.withdrawReset')}
          </Button>
          {!own && reset.askedBy !== userId && (
            <Button size="sm" onClick={() => onStep('confirmReset')}>
              {t('admin.step.confirmReset')}
            </Button>
          )}
        </span>
      }
    >
      {t('admin.reset.waitingText', {
        name: reset.askedByName,
        reason: reset.reason,
        time: instant(reset.expiresAt),
      })}
    </Notice>
  );
}

/** What keeps a person from signing in, an address that doesn't exist, and a two-step reset that a second admin has to confirm. */
export function AccessNotices({ user }: { user: UserDetail }) {
  const t = useT();
  const { userId } = useProfile();
  const { instant } = useFormats();
  const [step, setStep] = useState<UserStep>();
  return (
    <>
      {user.locked && user.state !== 'deleted' && (
        <Notice
          tone="warning"
          title={t('admin.users.locked')}
          action={
            <Button size="sm" variant="secondary" onClick={() => setStep('unlock')}>
              {t('admin.step.unlock')}
            </Button>
          }
        >
          {t('admin.users.lockedText')}
        </Notice>
      )}
      {user.bouncedAt && user.state !== 'deleted' && (
        <Notice tone="warning" title={t('admin.users.bounced')}>
          {t('admin.users.bouncedText', { time: instant(user.bouncedAt) })}
        </Notice>
      )}
      {user.twoFactorReset && <ResetNotice reset={user.twoFactorReset} own={user.id === userId} onStep={setStep} />}
      {step && <StepDialog user={user} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}
