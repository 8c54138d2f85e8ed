import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { useState } from 'react';
import { useChangeRequest } from '../api/change-request';
import type { RequestStatus, ServiceRequest } from '../api/types';
import { isOfTenant } from '../is-of-tenant';
import { AskFirst } from './AskFirst';
import { CancelDialog } from './CancelDialog';
import { CompleteDialog } from './CompleteDialog';
import { NoteDialog } from './NoteDialog';
import { OfferDialog } from './OfferDialog';
import { ScheduleDialog } from './ScheduleDialog';
import { StartButton } from './StartButton';
import styles from '../pages/pages.module.css';

type Asking = 'offer' | 'schedule' | 'decline' | 'cancel' | 'complete' | 'back' | 'close';

/** Answers among which the landlord chooses, on the card above. */
const answersOf = ({ offers, supplier }: ServiceRequest) =>
  supplier ? 0 : (offers ?? []).filter(({ status }) => status === 'answered').length;

/** The sentence that asks the landlord for the next step. */
function question(request: ServiceRequest) {
  if (request.status === 'offered' && request.supplier) return 'service-requests.ask.accepted';
  if (request.status === 'offered' && answersOf(request) > 0) return 'service-requests.ask.answered';
  if (request.status === 'completed' && !isOfTenant(request)) return 'service-requests.ask.done';
  return messageId(`service-requests.ask.${request.status}`);
}

/** A supplier's work that is reported as done can be sent back. */
const goesBack = ({ status, supplier, moves }: ServiceRequest) =>
  status === 'completed' && supplier !== null && moves.includes('in_progress');

/** The landlord's possible steps: one main action, and the others next to it. */
export function LandlordActions({ request }: { request: ServiceRequest }) {
  const t = useT();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const change = useChangeRequest(request.id, close);
  const may = (status: RequestStatus) => request.moves.includes(status);
  const offers = request.status === 'approved' || (request.status === 'offered' && !request.supplier);
  const ownWork = !request.supplier;
  if (request.moves.length === 0) return null;
  return (
    <Card className={styles.ask}>
      <h2>{t(question(request), { count: answersOf(request) })}</h2>
      <div className={styles.buttons}>
        {request.status === 'submitted' && (
          <Button
            loading={change.isPending && change.variables?.status === 'approved'}
            onClick={() => change.mutate({ status: 'approved' })}
          >
            {t('service-requests.approve')}
          </Button>
        )}
        {offers && <Button onClick={() => setAsking('offer')}>{t('service-requests.offer.open')}</Button>}
        {ownWork && request.status === 'approved' && (
          <Button variant="secondary" onClick={() => setAsking('schedule')}>
            {t('service-requests.schedule.own')}
          </Button>
        )}
        {ownWork && request.status === 'scheduled' && <StartButton request={request} change={change} />}
        {may('completed') && (
          <Button variant={ownWork ? 'primary' : 'secondary'} onClick={() => setAsking('complete')}>
            {t('service-requests.complete.verb')}
          </Button>
        )}
        {may('closed') && (
          <Button
            variant="secondary"
            onClick={() => (isOfTenant(request) ? setAsking('close') : change.mutate({ status: 'closed' }))}
          >
            {t('service-requests.close')}
          </Button>
        )}
        {goesBack(request) && (
          <Button variant="secondary" onClick={() => setAsking('back')}>
            {t('service-requests.sendBack.verb')}
          </Button>
        )}
        {may('declined') && (
          <Button variant="secondary" onClick={() => setAsking('decline')}>
            {t('service-requests.decline')}
          </Button>
        )}
        {may('cancelled') && request.status !== 'submitted' && (
          <Button variant="ghost" onClick={() => setAsking('cancel')}>
            {t('service-requests.cancel.title')}
          </Button>
        )}
      </div>
      <AskedDialog asking={asking} request={request} change={change} onClose={close} />
    </Card>
  );
}

interface AskedDialogProps {
  asking: Asking | undefined;
  request: ServiceRequest;
  change: ReturnType<typeof useChangeRequest>;
  onClose: () => void;
}

function AskedDialog({ asking, request, change, onClose }: AskedDialogProps) {
  const t = useT();
  if (asking === 'offer') return <OfferDialog request={request} onClose={onClose} />;
  if (asking === 'complete') {
    return (
      <CompleteDialog
        asLandlord
        request={request}
        onClose={onClose}
        loading={change.isPending}
        onComplete={(done) => change.mutate({ status: 'completed', ...done })}
      />
    );
  }
  if (asking === 'schedule') {
    return (
      <ScheduleDialog
        request={request}
        onClose={onClose}
        title={t('service-requests.schedule.title')}
        verb={t('service-requests.schedule.verb')}
        loading={change.isPending}
        onSchedule={(window) => change.mutate({ status: 'scheduled', ...window })}
      />
    );
  }
  if (asking === undefined) return null;
  if (asking === 'close') {
    return (
      <AskFirst
        title={t('service-requests.closeAsk.title')}
        text={t('service-requests.closeAsk.text')}
        verb={t('service-requests.close')}
        loading={change.isPending}
        onClose={onClose}
        onConfirm={() => change.mutate({ status: 'closed' })}
      />
    );
  }
  if (asking === 'cancel') return <CancelDialog asLandlord request={request} change={change} onClose={onClose} />;
  if (asking === 'back') {
    return (
      <NoteDialog
        open
        onClose={onClose}
        title={t('service-requests.sendBack.title')}
        text={t('service-requests.sendBack.landlord')}
        label={t('service-requests.sendBack.landlordLabel')}
        verb={t('service-requests.sendBack.verb')}
        loading={change.isPending}
        onConfirm={(note) => change.mutate({ status: 'in_progress', note })}
      />
    );
  }
  return (
    <NoteDialog
      open
      onClose={onClose}
      title={t('service-requests.decline.question')}
      text={t('service-requests.decline.text')}
      label={t('service-requests.reason')}
      verb={t('service-requests.decline')}
      danger
      loading={change.isPending}
      onConfirm={(note) => change.mutate({ status: 'declined', note })}
    />
  );
}
