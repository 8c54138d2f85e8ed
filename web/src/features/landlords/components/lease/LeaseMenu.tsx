import { useFormats } from '@i18n/formats';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useMailWord } from '@nav/site-settings';
import type { Translate } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Menu, type MenuItem } from '@ui/overlay/Menu';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteDraft } from '../../api/delete-draft';
import { useUndoEnd, useWithdrawNotice } from '../../api/end-lease';
import { useCancelRenewal } from '../../api/renew-lease';
import type { Lease } from '../../api/types';
import { Question } from '../Question';
import { CorrectDialog } from './CorrectDialog';
import { EndDialog } from './EndDialog';
import { PaperNote } from './PaperNote';
import { isMonthly } from './renew-form';
import { RenewDialog } from './RenewDialog';

type DialogName = 'renew' | 'rent' | 'notice' | 'end' | 'correct' | 'cancelRenewal' | 'withdraw' | 'undoEnd';

/** What is canceled before it starts: a new term, or a change of rent of a lease from month to month. */
const CANCEL = {
  term: {
    verb: 'landlords.lease.cancelRenewal',
    ask: 'landlords.lease.cancelRenewalAsk',
    text: 'landlords.lease.cancelRenewalText',
    done: 'landlords.lease.renewalCanceled',
  },
  rent: {
    verb: 'landlords.lease.cancelRent',
    ask: 'landlords.lease.cancelRentAsk',
    text: 'landlords.lease.cancelRentText',
    done: 'landlords.lease.rentCanceled',
  },
} as const;

/** Once its last day has passed, the next hourly run ends the lease: nothing but that is left to do. */
function activeSteps(lease: Lease, t: Translate, open: (dialog: DialogName) => void): MenuItem[] {
  const item = (label: MessageId, dialog: DialogName) => ({ label: t(label), onSelect: () => open(dialog) });
  const { nextTerm, endsForGood, termEndsOn, endDays } = lease;
  const isOver = endsForGood && termEndsOn !== null && termEndsOn < endDays.today;
  const next = nextTerm
    ? nextTerm.cancelable
      ? [item(CANCEL[nextTerm.rentOnly ? 'rent' : 'term'].verb, 'cancelRenewal')]
      : []
    : [
        ...(isMonthly(lease, endDays.today) ? [item('landlords.lease.rent.change', 'rent')] : []),
        item('landlords.lease.renew', 'renew'),
      ];
  return [
    ...(isOver ? [] : next),
    item('landlords.correct.open', 'correct'),
    ...(isOver ? [] : [item('landlords.lease.notice', 'notice')]),
    { ...item('landlords.lease.end', 'end'), danger: true },
  ];
}

/** Steps of a lease that are not the one at hand. */
export function LeaseMenu({ lease }: { lease: Lease }) {
  const t = useT();
  const note = useNote('landlords');
  const navigate = useNavigate();
  const { day } = useFormats();
  const mail = useMailWord();
  const [dialog, setDialog] = useState<DialogName>();
  const canceled = CANCEL[lease.nextTerm?.rentOnly ? 'rent' : 'term'];
  const cancel = useCancelRenewal(lease.id);
  const withdraw = useWithdrawNotice(lease.id, () => toast({ title: note((t) => t('landlords.lease.withdrawn')) }));
  const undo = useUndoEnd(lease.id, () => toast({ title: note((t) => t('landlords.lease.withdrawn')) }));
  const remove = useDeleteDraft(lease.id);
  const leave = () => {
    toast({ title: note((t) => t('landlords.lease.draftDeleted')) });
    // If the reader has gone to another page in the meantime, they stay there.
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
    active: lease.state === 'active' ? activeSteps(lease, t, setDialog) : [],
    notice: [
      { label: t('landlords.correct.open'), onSelect: () => setDialog('correct') },
      { label: t('landlords.lease.withdraw'), onSelect: () => setDialog('withdraw') },
      { label: t('landlords.lease.end'), danger: true, onSelect: () => setDialog('end') },
    ],
    ended: lease.undoEndUntil ? [{ label: t('landlords.lease.undoEnd'), onSelect: () => setDialog('undoEnd') }] : [],
  };
  const close = () => setDialog(undefined);
  if (steps[lease.state].length === 0) return null;
  return (
    <>
      <Menu
        items={steps[lease.state]}
        trigger={(props) => (
          <IconButton {...props} variant="outline" label={t('landlords.moreActions')} icon={<IconDots aria-hidden />} />
        )}
      />
      {(dialog === 'renew' || dialog === 'rent') && (
        <RenewDialog lease={lease} change={dialog === 'rent' ? 'rent' : 'term'} onClose={close} />
      )}
      {dialog === 'correct' && <CorrectDialog lease={lease} onClose={close} />}
      {(dialog === 'notice' || dialog === 'end') && <EndDialog lease={lease} step={dialog} onClose={close} />}
      {dialog === 'cancelRenewal' && lease.nextTerm && (
        <Question
          title={t(canceled.ask)}
          text={t(canceled.text, { day: day(lease.nextTerm.startsOn), ...mail })}
          verb={t(canceled.verb)}
          onYes={() => cancel.mutate(undefined, { onSuccess: () => toast({ title: note((t) => t(canceled.done)) }) })}
          onClose={close}
        >
          <PaperNote lease={lease} />
        </Question>
      )}
      {dialog === 'undoEnd' && lease.undoEndUntil && (
        <Question
          title={t('landlords.lease.undoEndAsk')}
          text={t('landlords.lease.undoEndText', { day: day(lease.undoEndUntil), ...mail })}
          verb={t('landlords.lease.undoEnd')}
          onYes={() => undo.mutate()}
          onClose={close}
        >
          <PaperNote lease={lease} kind="end_undone" />
        </Question>
      )}
      {dialog === 'withdraw' && (
        <Question
          title={t('landlords.lease.withdrawAsk')}
          text={t('landlords.lease.withdrawText', mail)}
          verb={t('landlords.lease.withdraw')}
          onYes={() => withdraw.mutate()}
          onClose={close}
        >
          <PaperNote lease={lease} />
        </Question>
      )}
    </>
  );
}
