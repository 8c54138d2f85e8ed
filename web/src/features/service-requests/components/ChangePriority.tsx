import { PRIORITIES } from '@contract/priorities';
import { FLOOR_REASON_MAX } from '@contract/work-limits';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { RadioCards } from '@ui/fields/RadioCards';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useState } from 'react';
import { useChangeRequest } from '../api/change-request';
import type { ServiceRequest } from '../api/types';

const RANKS: readonly string[] = PRIORITIES.map(({ value }) => value);

/** The landlord's own judgment of the urgency. A priority below what the words call for needs a reason. */
export function ChangePriority({ request }: { request: ServiceRequest }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (request.moves.length === 0) return null;
  return (
    <div>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('service-requests.priority.change')}
      </Button>
      {open && <PriorityDialog request={request} onClose={() => setOpen(false)} />}
    </div>
  );
}

function PriorityDialog({ request, onClose }: { request: ServiceRequest; onClose: () => void }) {
  const t = useT();
  const [priority, setPriority] = useState(request.priority);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const change = useChangeRequest(request.id, onClose);
  const below = request.floorPriority !== null && RANKS.indexOf(priority) < RANKS.indexOf(request.floorPriority);
  const save = () => {
    if (priority === request.priority) onClose();
    else if (below && !reason.trim()) setMissing(true);
    else change.mutate({ priority, ...(below && { belowFloorReason: reason.trim() }) });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={change.isPending} onClick={save}>
        {t('service-requests.priority.save')}
      </Button>
    </>
  );
  const options = PRIORITIES.map(({ value, key }) => ({
    value: value as string,
    label: t(`service-requests.priority.${key}`),
  }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.priority.change')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <RadioCards
        name="priority"
        label={t('service-requests.form.priority')}
        hideLabel
        options={options}
        value={priority}
        onChange={setPriority}
      />
      {below && (
        <TextArea
          label={t('service-requests.floor.reason')}
          help={t('service-requests.floor.reasonHelp')}
          rows={3}
          maxLength={FLOOR_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={missing && !reason.trim() ? t('service-requests.form.required') : undefined}
        />
      )}
    </Dialog>
  );
}
