import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import type { ServiceRequest } from '../api/types';
import { NoticeHint, useEntryNotice } from './EntryNotice';
import { HoursDoubt, useOwnHours } from './OwnHours';
import { useVisit, VisitFields, type VisitWindow } from './VisitFields';
import styles from './ScheduleDialog.module.css';

interface ScheduleDialogProps {
  request: ServiceRequest;
  onClose: () => void;
  title: string;
  verb: string;
  loading: boolean;
  /** Asks a supplier for confirmation outside their own working hours. */
  asSupplier?: boolean;
  onSchedule: (window: VisitWindow & { overCapacity?: true }) => void;
}

/** Day and window of a visit, in the time zone of the property. */
export function ScheduleDialog({
  request,
  onClose,
  title,
  verb,
  loading,
  asSupplier = false,
  onSchedule,
}: ScheduleDialogProps) {
  const t = useT();
  const visit = useVisit(request);
  const hours = useOwnHours(asSupplier);
  const notice = useEntryNotice(request);
  const submit = () => {
    const window = visit.read();
    const sure = window && hours.check(window);
    if (sure && notice.check(sure.scheduledFor)) onSchedule(sure);
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={loading || hours.loading} onClick={submit}>
        {hours.doubt || notice.asked ? t('service-requests.hours.anyway') : verb}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('app.close')} actions={actions} size="sm">
      <div className={styles.stack}>
        <VisitFields {...visit.fields} />
        <HoursDoubt doubt={hours.doubt} />
        {notice.asked && <NoticeHint request={request}>{t('service-requests.appointment.notice.set')}</NoticeHint>}
      </div>
    </Dialog>
  );
}
