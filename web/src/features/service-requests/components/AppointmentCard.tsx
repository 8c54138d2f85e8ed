import { useDownload } from '@api/download';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import IconCalendarDown from '@tabler/icons-react/dist/esm/icons/IconCalendarDown.mjs';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { StatusChip } from '@ui/pane/StatusChip';
import { useState } from 'react';
import type { RequestAppointment } from '../api/proposals';
import type { ServiceRequestDetail } from '../api/types';
import { ProposalAnswer } from './ProposalAnswer';
import { ProposeDialog } from './ProposeDialog';
import { useSideName } from './use-side-name';
import { useAppointment, useZoneName } from './use-time';
import styles from './AppointmentCard.module.css';

const VISITED = ['scheduled', 'in_progress'];

/** When someone comes: the appointment, proposed times, and whose turn it is. Renders nothing without either. */
export function AppointmentCard({ request }: { request: ServiceRequestDetail }) {
  const { appointment, scheduledFor, status } = request;
  const set = scheduledFor !== null && VISITED.includes(status);
  if (!set && !appointment.open && !appointment.mayPropose) return null;
  return <Shown request={request} set={set} />;
}

function Shown({ request, set }: { request: ServiceRequestDetail; set: boolean }) {
  const t = useT();
  const [proposing, propose] = useState(false);
  const { appointment } = request;
  const verb = set ? 'service-requests.appointment.move' : 'service-requests.appointment.propose';
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('service-requests.appointment.title')}</h2>
        {appointment.waitsFor && <Turn request={request} appointment={appointment} />}
      </div>
      <When request={request} set={set} />
      {appointment.open && (
        <ProposalAnswer request={request} proposal={appointment.open} onOther={() => propose(true)} />
      )}
      <div className={styles.buttons}>
        {!appointment.open && appointment.mayPropose && (
          <Button variant="secondary" onClick={() => propose(true)}>
            {t(verb)}
          </Button>
        )}
        {set && <CalendarButton path={`/api/service-requests/${request.id}/calendar`} />}
      </div>
      {proposing && <ProposeDialog request={request} onClose={() => propose(false)} />}
    </Card>
  );
}

/** Whose turn it is, with the same status for both sides. */
function Turn({
  request,
  appointment: { waitsFor, answeredBy },
}: {
  request: ServiceRequestDetail;
  appointment: RequestAppointment;
}) {
  const t = useT();
  const who = useSideName(request);
  if (waitsFor === 'you')
    return <StatusChip status="warning">{t('service-requests.appointment.waits.you')}</StatusChip>;
  return (
    <StatusChip status="offered">
      {waitsFor === 'taker' || !answeredBy
        ? t('service-requests.appointment.waits.taker')
        : t('service-requests.appointment.waits.them', { who: who(answeredBy) })}
    </StatusChip>
  );
}

function When({
  request: { scheduledFor, scheduledUntil, place },
  set,
}: {
  request: ServiceRequestDetail;
  set: boolean;
}) {
  const t = useT();
  const appointment = useAppointment();
  const zone = useZoneName(place?.timeZone);
  if (!set || !scheduledFor) return <p>{t('service-requests.appointment.none')}</p>;
  return (
    <p>
      <strong className={styles.when}>{appointment(scheduledFor, scheduledUntil, place?.timeZone)}</strong>
      {zone && <span className={styles.quiet}> {t('service-requests.zone', { zone })}</span>}
    </p>
  );
}

/** Downloads the appointment for the reader’s own calendar. */
export function CalendarButton({ path }: { path: string }) {
  const t = useT();
  const { language } = useLanguage();
  const download = useDownload();
  return (
    <Button
      variant="secondary"
      icon={<IconCalendarDown size={18} stroke={1.75} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate({ path: `${path}?language=${language}` })}
    >
      {t('service-requests.appointment.calendar')}
    </Button>
  );
}
