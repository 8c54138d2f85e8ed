import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { alarmQuery, useTakeOn } from '../api/on-call';
import type { ServiceRequest } from '../api/types';
import { PhoneLink } from './PhoneLink';

/**
 * Outside these states no one is needed: there is an appointment, or the request has ended. The search itself may learn of that
 * only at its next step.
 */
const WANTED: ReadonlySet<ServiceRequest['status']> = new Set(['submitted', 'approved', 'offered']);

/**
 * Says that someone on call is needed, or that no one answered, with a button to take care of it. The timeline shows each step.
 */
export function OnCallNotice({ request }: { request: ServiceRequest }) {
  const t = useT();
  const formats = useFormats();
  const alarm = useQuery({ ...alarmQuery(request.id), enabled: request.priority === 'Emergency' }).data;
  const take = useTakeOn(request.id);
  const despite = request.status === 'scheduled' && alarm?.despiteAppointment;
  if (!WANTED.has(request.status) && !despite) return null;
  if (request.priority !== 'Emergency' || (alarm?.state !== 'asking' && alarm?.state !== 'unanswered')) return null;
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: request.place?.timeZone } as const;
  return (
    <Notice
      tone={alarm.state === 'asking' ? 'warning' : 'danger'}
      title={t('service-requests.on_call.title')}
      action={
        <Button loading={take.isPending} onClick={() => take.mutate()}>
          {t('service-requests.on_call.confirm')}
        </Button>
      }
    >
      {alarm.state === 'asking' && alarm.nextAt
        ? t('service-requests.on_call.asking', { time: formats.instant(alarm.nextAt, clock) })
        : t('service-requests.on_call.unanswered', {
            again: alarm.nextAt ? 'yes' : 'no',
            time: alarm.nextAt ? formats.instant(alarm.nextAt, clock) : '',
          })}
      {request.contact?.phone && (
        <>
          {' '}
          {t('service-requests.on_call.call', { name: request.contact.name })}{' '}
          <PhoneLink number={request.contact.phone} />
        </>
      )}
    </Notice>
  );
}
