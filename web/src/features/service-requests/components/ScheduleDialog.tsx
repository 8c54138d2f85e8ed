import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import type { ServiceRequest } from '../api/types';
import { useVisit, VisitFields, type VisitWindow } from './VisitFields';

interface ScheduleDialogProps {
  request: ServiceRequest;
  onClose: () => void;
  title: string;
  verb: string;
  loading: boolean;
  onSchedule: (window: VisitWindow) => void;
}

/** Day and window of a visit, in the time of the place. */
export function ScheduleDialog({ request, onClose, title, verb, loading, onSchedule }: ScheduleDialogProps) {
  const t = useT();
  const visit = useVisit(request);
  const submit = () => {
    const window = visit.read();
    if (window) onSchedule(window);
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={loading} onClick={submit}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('app.close')} actions={actions} size="sm">
      <VisitFields {...visit.fields} />
    </Dialog>
  );
}
