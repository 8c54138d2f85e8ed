import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Menu, type MenuItem } from '@ui/overlay/Menu';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteDraft } from '../../api/delete-draft';
import { useWithdrawNotice } from '../../api/end-lease';
import { useCancelRenewal } from '../../api/renew-lease';
import type { Lease } from '../../api/types';
import { CorrectDialog } from './CorrectDialog';
import { EndDialog } from './EndDialog';
import { RenewDialog } from './RenewDialog';

/** Steps of a lease that are not the one at hand. */
export function LeaseMenu({ lease }: { lease: Lease }) {
  const t = useT();
  const note = useNote('landlords');
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'renew' | 'notice' | 'end' | 'correct'>();
  const cancel = useCancelRenewal(lease.id, () => toast({ title: note((t) => t('landlords.lease.renewalCanceled')) }));
  const withdraw = useWithdrawNotice(lease.id);
  const remove = useDeleteDraft(lease.id);
  const leave = () => {
    toast({ title: note((t) => t('landlords.lease.draftDeleted')) });
    // Whoever has gone elsewhere meanwhile stays there.
    if (location.pathname === paths.landlordLease(lease.id)) void navigate(paths.landlordUnit(lease.unitId));
  };
  const steps: Record<Lease['state'], MenuItem[]> = {
    draft: [
      {
        label: t('landlords.lease.deleteDraft'),
        danger: true,
        onSelect: () => remove.mutate(undefined, { onSuccess: leave }),
      },
    ],
    active: [
      ...(lease.nextTerm
        ? lease.nextTerm.cancelable
          ? [{ label: t('landlords.lease.cancelRenewal'), onSelect: () => cancel.mutate() }]
          : []
        : [{ label: t('landlords.lease.renew'), onSelect: () => setDialog('renew') }]),
      { label: t('landlords.correct.open'), onSelect: () => setDialog('correct') },
      { label: t('landlords.lease.notice'), onSelect: () => setDialog('notice') },
      { label: t('landlords.lease.end'), danger: true, onSelect: () => setDialog('end') },
    ],
    notice: [
      { label: t('landlords.correct.open'), onSelect: () => setDialog('correct') },
      {
        label: t('landlords.lease.withdraw'),
        onSelect: () =>
          withdraw.mutate(undefined, {
            onSuccess: () => toast({ title: note((t) => t('landlords.lease.withdrawn')) }),
          }),
      },
      { label: t('landlords.lease.end'), danger: true, onSelect: () => setDialog('end') },
    ],
    ended: [],
  };
  if (steps[lease.state].length === 0) return null;
  return (
    <>
      <Menu
        items={steps[lease.state]}
        trigger={(props) => (
          <IconButton {...props} variant="outline" label={t('landlords.moreActions')} icon={<IconDots aria-hidden />} />
        )}
      />
      {dialog === 'renew' && <RenewDialog lease={lease} onClose={() => setDialog(undefined)} />}
      {dialog === 'correct' && <CorrectDialog lease={lease} onClose={() => setDialog(undefined)} />}
      {(dialog === 'notice' || dialog === 'end') && (
        <EndDialog lease={lease} step={dialog} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
