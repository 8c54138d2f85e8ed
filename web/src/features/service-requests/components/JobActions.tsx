import { SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '@contract/limits';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangeRequest } from '../api/change-request';
import { useAnswerOffer } from '../api/offers';
import type { Offer, RequestStatus, ServiceRequest, ServiceRequestDetail } from '../api/types';
import { CompleteDialog } from './CompleteDialog';
import { NoteDialog } from './NoteDialog';
import { QuoteButton } from './QuoteButton';
import { QuoteWaits } from './QuoteWaits';
import { ScheduleDialog } from './ScheduleDialog';
import { StartButton } from './StartButton';
import { OwnGap } from './SupplierGap';
import styles from '../pages/pages.module.css';

/** While a quote waits there may be no possible step, but the appointment, the quote and the job can still be changed. */
const WORKING: readonly RequestStatus[] = ['offered', 'scheduled', 'in_progress'];

/** On its own page, the job comes with its history. */
type Job = ServiceRequest & Partial<Pick<ServiceRequestDetail, 'events'>>;
type Asking = 'schedule' | 'complete' | 'giveBack';

/** The next step of a job that the supplier has accepted. */
export function JobActions({ request }: { request: Job }) {
  const offer = request.offers?.find(({ status }) => status === 'accepted');
  return offer && WORKING.includes(request.status) ? <Steps request={request} offer={offer} /> : null;
}

function Steps({ request, offer }: { request: Job; offer: Offer }) {
  const t = useT();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const change = useChangeRequest(request.id, close);
  // A supplier who gave the job back can't open it any more.
  const giveBack = useAnswerOffer(request.id, offer.id, () => void navigate(paths.supplierJobs()));
  const { status } = request;
  const scheduled = status === 'scheduled';
  const may = (step: RequestStatus) => request.moves.includes(step);
  return (
    <Card className={styles.ask}>
      <h2>{t(messageId(`service-requests.job.ask.${status}`))}</h2>
      <OwnGap gaps={request.gaps} />
      <QuoteWaits request={request} />
      <div className={styles.buttons}>
        {status === 'offered' && !request.gaps?.length && (
          <Button onClick={() => setAsking('schedule')}>{t('service-requests.schedule.open')}</Button>
        )}
        {(status === 'offered' || scheduled) && may('in_progress') && (
          <StartButton request={request} change={change} variant={scheduled ? 'primary' : 'secondary'} />
        )}
        {may('completed') && (
          <Button onClick={() => setAsking('complete')}>{t('service-requests.complete.verb')}</Button>
        )}
        {(scheduled || status === 'in_progress') && (
          <Button variant="secondary" onClick={() => setAsking('schedule')}>
            {t(scheduled ? 'service-requests.schedule.change' : 'service-requests.schedule.again')}
          </Button>
        )}
        <QuoteButton request={request} />
        <Button variant="ghost" onClick={() => setAsking('giveBack')}>
          {t('service-requests.job.giveBack')}
        </Button>
      </div>
      {asking === 'schedule' && (
        <ScheduleDialog
          request={request}
          onClose={close}
          title={t(scheduled ? 'service-requests.schedule.change' : 'service-requests.schedule.title')}
          verb={t(scheduled ? 'service-requests.schedule.change' : 'service-requests.schedule.verb')}
          loading={change.isPending}
          asSupplier
          onSchedule={(window) => change.mutate({ status: 'scheduled', ...window })}
        />
      )}
      {asking === 'complete' && (
        <CompleteDialog
          request={request}
          onClose={close}
          loading={change.isPending}
          onComplete={(done) => change.mutate({ status: 'completed', ...done })}
        />
      )}
      <NoteDialog
        open={asking === 'giveBack'}
        onClose={close}
        title={t('service-requests.job.giveBackQuestion')}
        text={[
          t('service-requests.job.giveBackText'),
          status === 'in_progress' &&
            t('service-requests.job.giveBackAtWork', { days: SUPPLIER_ACCESS_AFTER_CLOSE_DAYS }),
        ]
          .filter(Boolean)
          .join(' ')}
        label={t('service-requests.reason')}
        verb={t('service-requests.job.giveBack')}
        danger
        loading={giveBack.isPending}
        onConfirm={(reason) => giveBack.mutate({ status: 'declined', reason })}
      />
    </Card>
  );
}
