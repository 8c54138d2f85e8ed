import { useT } from '@i18n/messages';
import { Translated } from '@shared/translation/Translated';
import { Button } from '@ui/controls/Button';
import { useState, type ReactNode } from 'react';
import { useAnswerProposal, type Proposal } from '../api/proposals';
import type { ServiceRequestDetail } from '../api/types';
import { NoteDialog } from './NoteDialog';
import { HoursDoubt, useOwnHours } from './OwnHours';
import { useSideName } from './use-side-name';
import { useAppointment } from './use-time';
import styles from './AppointmentCard.module.css';

interface ProposalAnswerProps {
  request: ServiceRequestDetail;
  proposal: Proposal;
  /** Opens the dialog to propose other times. */
  onOther: () => void;
}

/** Proposed times, and what the reader can do with them: accept one, decline, propose others, or withdraw their own. */
export function ProposalAnswer({ request, proposal, onOther }: ProposalAnswerProps) {
  const t = useT();
  const who = useSideName(request);
  const { mine, waitsFor } = request.appointment;
  const asks = waitsFor === 'you';
  // Nothing can be accepted any more, so either side proposes again.
  const lapsed = proposal.times.every(({ past }) => past);
  const hours = useOwnHours(asks && request.landlordId !== undefined);
  const [declining, decline] = useState(false);
  const answer = useAnswerProposal(request.id, proposal.id, () => decline(false));
  const accept = ({ from, until }: Proposal['times'][number]) => {
    const sure = hours.check({ scheduledFor: from, scheduledUntil: until });
    if (sure) answer.mutate({ status: 'accepted', from, ...(sure.overCapacity && { overCapacity: true }) });
  };
  const accepting = (from: string) =>
    answer.isPending && answer.variables?.status === 'accepted' && answer.variables.from === from;
  return (
    <div className={styles.proposal}>
      <p>
        {lapsed
          ? t('service-requests.appointment.lapsed', { count: proposal.times.length })
          : mine
            ? t('service-requests.appointment.mine', { count: proposal.times.length })
            : t('service-requests.appointment.theirs', { who: who(proposal.side), count: proposal.times.length })}
      </p>
      <ul className={styles.times}>
        {proposal.times.map((time) => (
          <ProposedTime key={time.from} time={time} request={request} lapsed={lapsed}>
            {asks && !time.past && (
              <Button size="sm" loading={accepting(time.from)} onClick={() => accept(time)}>
                {t('service-requests.accept')}
              </Button>
            )}
          </ProposedTime>
        ))}
      </ul>
      {proposal.note && (
        <p>
          <Translated
            kind="proposal_note"
            id={proposal.id}
            text={proposal.note}
            language={proposal.language}
            own={mine}
            show={(text) => t('service-requests.appointment.quoted', { text })}
          />
        </p>
      )}
      <HoursDoubt doubt={hours.doubt} />
      <div className={styles.buttons}>
        {(asks || (lapsed && !mine)) && request.appointment.mayPropose && (
          <Button variant="secondary" onClick={onOther}>
            {t('service-requests.appointment.other')}
          </Button>
        )}
        {asks && (
          <Button variant="ghost" onClick={() => decline(true)}>
            {t('service-requests.decline')}
          </Button>
        )}
        {mine && request.appointment.mayPropose && (
          <>
            <Button variant="secondary" onClick={onOther}>
              {t(lapsed ? 'service-requests.appointment.other' : 'service-requests.appointment.change')}
            </Button>
            <Button variant="ghost" loading={answer.isPending} onClick={() => answer.mutate({ status: 'withdrawn' })}>
              {t('service-requests.appointment.withdraw')}
            </Button>
          </>
        )}
      </div>
      <NoteDialog
        open={declining}
        onClose={() => decline(false)}
        title={t('service-requests.appointment.declineQuestion')}
        label={t('service-requests.reason')}
        verb={t('service-requests.decline')}
        loading={answer.isPending}
        onConfirm={(note) => answer.mutate({ status: 'declined', note })}
      />
    </div>
  );
}

interface ProposedTimeProps {
  time: Proposal['times'][number];
  request: ServiceRequestDetail;
  /** Whether all of them have passed, which the sentence above already says. */
  lapsed: boolean;
  children: ReactNode;
}

function ProposedTime({ time: { from, until, past, clash }, request, lapsed, children }: ProposedTimeProps) {
  const t = useT();
  const appointment = useAppointment();
  return (
    <li className={styles.time}>
      <span className={styles.words}>
        <strong>{appointment(from, until, request.place?.timeZone)}</strong>
        {past && !lapsed && <span className={styles.quiet}>{t('service-requests.appointment.past')}</span>}
        {clash && !past && <span className={styles.quiet}>{t('service-requests.appointment.clash')}</span>}
      </span>
      {children}
    </li>
  );
}
