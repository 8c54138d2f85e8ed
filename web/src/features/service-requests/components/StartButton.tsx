import { useT } from '@i18n/messages';
import { StartEarly } from '@shared/request-parts/StartEarly';
import { startsEarly } from '@shared/request-parts/starts-early';
import { Button, type ButtonLook } from '@ui/controls/Button';
import { useState } from 'react';
import type { useChangeRequest } from '../api/change-request';
import type { ServiceRequest } from '../api/types';
import { useAppointment } from './use-time';

interface StartButtonProps extends Pick<ButtonLook, 'variant'> {
  request: ServiceRequest;
  change: ReturnType<typeof useChangeRequest>;
}

/** Starts the work. On a day before the appointment, asks first. */
export function StartButton({ request, change, ...look }: StartButtonProps) {
  const t = useT();
  const appointment = useAppointment();
  const [asking, ask] = useState(false);
  const { scheduledFor, scheduledUntil, place } = request;
  const starting = change.isPending && change.variables?.status === 'in_progress';
  const start = () => {
    ask(false);
    change.mutate({ status: 'in_progress' });
  };
  return (
    <>
      <Button
        {...look}
        loading={starting}
        onClick={() => (startsEarly(scheduledFor, place?.timeZone) ? ask(true) : start())}
      >
        {t('service-requests.start')}
      </Button>
      {asking && scheduledFor && (
        <StartEarly
          when={appointment(scheduledFor, scheduledUntil, place?.timeZone)}
          onClose={() => ask(false)}
          onConfirm={start}
        />
      )}
    </>
  );
}
