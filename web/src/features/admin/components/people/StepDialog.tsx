import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useMailWord } from '@nav/site-settings';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUserStep, type UserDetail, type UserStep } from '../../api/users';
import { nameOf, useExplain } from './names';
import lists from '@shared/list/list.module.css';

/** Steps that take nothing away. */
const GENTLE: readonly UserStep[] = ['reactivate', 'unlock', 'withdrawReset'];

/** Asks before a step, and says why it was refused. */
export function StepDialog({ user, step, onClose }: { user: UserDetail; step: UserStep; onClose: () => void }) {
  const t = useT();
  const mail = useMailWord();
  const note = useNote('admin');
  const explain = useExplain();
  const navigate = useNavigate();
  const action = useUserStep(user.id, step);
  const [refused, setRefused] = useState<string>();
  const run = () =>
    action.mutate(undefined, {
      onSuccess: () => {
        toast({ kind: 'success', title: note((t) => t(`admin.step.${step}Done`, { name: nameOf(user) })) });
        onClose();
        if (step === 'delete') void navigate(paths.adminUsers());
      },
      onError: (error) => setRefused(explain(error)),
    });
  return (
    <Dialog
      open
      size="sm"
      title={t(`admin.step.${step}Title`, { name: nameOf(user) })}
      closeLabel={t('admin.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button variant={GENTLE.includes(step) ? 'primary' : 'danger'} loading={action.isPending} onClick={run}>
            {t(`admin.step.${step}`)}
          </Button>
        </>
      }
    >
      <div className={lists.stack}>
        {refused && (
          <Notice tone="danger" announce>
            {refused}
          </Notice>
        )}
        <Text>{t(`admin.step.${step}Text`, mail)}</Text>
      </div>
    </Dialog>
  );
}
