import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { ownNoticesQuery, useWithdrawNotice, type OwnNotice } from '../../api/notices';
import { GiveNoticeDialog } from './GiveNoticeDialog';
import { NoticeLetter } from './NoticeLetter';
import styles from '../renewals.module.css';

/** The state of a notice, worded for the tenant who gave it or for another tenant. */
function useStanding(): (notice: OwnNotice) => string {
  const t = useT();
  const { day } = useFormats();
  return ({ mine, kind, state, effect, lastDay, name, withdrawalAskedAt }) => {
    const values = { day: day(lastDay), name };
    if (!mine) return t(`renewals.moveOut.other.${state === 'acknowledged' ? (effect ?? 'lease_ends') : kind}`, values);
    if (state === 'acknowledged')
      return withdrawalAskedAt
        ? t('renewals.moveOut.own.withdrawal', values)
        : t(`renewals.moveOut.own.${effect ?? 'lease_ends'}`, values);
    // An acknowledged notice that its tenant never asked to withdraw was withdrawn together with the lease’s notice.
    if (state === 'withdrawn' && effect && !withdrawalAskedAt) return t('renewals.moveOut.own.takenBack', values);
    return t(`renewals.moveOut.own.${state === 'sent' ? kind : state}`, values);
  };
}

const TONE = { sent: 'info', acknowledged: 'success', declined: 'warning', withdrawn: 'info' } as const;

function OneNotice({ notice, leaseId }: { notice: OwnNotice; leaseId: string }) {
  const t = useT();
  const note = useNote('renewals');
  const standing = useStanding();
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawNotice(leaseId, () => {
    setAsking(false);
    toast({
      title: note((words) =>
        words(`renewals.moveOut.${notice.state === 'acknowledged' ? 'withdrawalAsked' : 'withdrawn'}`),
      ),
    });
  });
  const open = notice.state === 'sent' || (notice.state === 'acknowledged' && !notice.withdrawalAskedAt);
  return (
    <div className={styles.form}>
      <Notice tone={TONE[notice.state]}>{standing(notice)}</Notice>
      {notice.answerNote && <Notice title={t('renewals.moveOut.answer')}>{notice.answerNote}</Notice>}
      <div className={styles.buttons}>
        <NoticeLetter id={notice.id} />
        {notice.mine && open && (
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            {t(`renewals.moveOut.${notice.state === 'acknowledged' ? 'askToWithdraw' : 'withdraw'}`)}
          </Button>
        )}
      </div>
      {asking && (
        <AskFirst
          kind={notice.kind}
          agreed={notice.state === 'acknowledged'}
          loading={withdraw.isPending}
          onConfirm={() => withdraw.mutate(notice.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface AskFirstProps {
  kind: OwnNotice['kind'];
  /** Whether the landlord has acknowledged it, so that they have to agree. */
  agreed: boolean;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A notice is withdrawn for good: another one starts its notice period again. */
function AskFirst({ kind, agreed, loading, onConfirm, onClose }: AskFirstProps) {
  const t = useT();
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('renewals.cancel')}
      </Button>
      <Button loading={loading} onClick={onConfirm}>
        {t(agreed ? 'renewals.moveOut.askToWithdraw' : 'renewals.moveOut.withdraw')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={agreed ? t('renewals.moveOut.askTitle') : t('renewals.moveOut.withdrawTitle', { kind })}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <p>{agreed ? t('renewals.moveOut.askExplained') : t('renewals.moveOut.withdrawExplained', { kind })}</p>
    </Dialog>
  );
}

/** Those that are open, and the latest one of one’s own as long as no other is. */
function toShow(notices: readonly OwnNotice[]): OwnNotice[] {
  const open = notices.filter(({ state }) => state === 'sent' || state === 'acknowledged');
  const latest = notices.find(({ mine }) => mine);
  return open.some(({ mine }) => mine) || !latest ? open : [latest, ...open];
}

/** On the tenant’s page of the lease: the notices on it, and the quiet way to give one. */
export function OwnNoticeCards({ leaseId }: { leaseId: string }) {
  const t = useT();
  const [giving, setGiving] = useState(false);
  const query = useQuery(ownNoticesQuery(leaseId));
  const { data } = query;
  if (query.isError && !data) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  if (!data) return null;
  return (
    <div className={styles.form}>
      {toShow(data.notices).map((notice) => (
        <OneNotice key={notice.id} notice={notice} leaseId={leaseId} />
      ))}
      {data.open && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setGiving(true)}>
            {t('renewals.moveOut.open')}
          </Button>
        </div>
      )}
      {giving && <GiveNoticeDialog leaseId={leaseId} rules={data.rules} onClose={() => setGiving(false)} />}
    </div>
  );
}
