import type { IssueType } from '@contract/priorities';
import { unitValues } from '@contract/unit-names';
import { capital } from '@i18n/capital';
import { useT } from '@i18n/messages';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconDroplet from '@tabler/icons-react/dist/esm/icons/IconDroplet.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconHomeCog from '@tabler/icons-react/dist/esm/icons/IconHomeCog.mjs';
import IconWashMachine from '@tabler/icons-react/dist/esm/icons/IconWashMachine.mjs';
import { StatusChip } from '@ui/pane/StatusChip';
import { Plate } from '@ui/plate/Plate';
import type { ServiceRequest } from '../api/types';
import { issueKey, paneOf, priorityKey } from './words';
import styles from './Marks.module.css';

const STROKE = 1.75;
const icons: Record<IssueType, typeof IconBolt> = {
  plumbing: IconDroplet,
  electrical: IconBolt,
  hvac: IconFlame,
  appliances: IconWashMachine,
  other: IconHomeCog,
};

/** The icon of an issue type. Its name is next to it or in its title. */
export function IssueIcon({ type, size = 20 }: { type: string; size?: number }) {
  const Icon = icons[issueKey(type)];
  return <Icon size={size} stroke={STROKE} aria-hidden />;
}

/** A request's state as a chip. An offered request that a supplier has accepted is shown as accepted. */
export function RequestChip({
  request: { status, supplier },
}: {
  request: Pick<ServiceRequest, 'status' | 'supplier'>;
}) {
  const t = useT();
  const taken = status === 'offered' && supplier;
  return <StatusChip status={paneOf(status)}>{t(`service-requests.status.${taken ? 'accepted' : status}`)}</StatusChip>;
}

export function PriorityMark({ priority, plain = true }: { priority: string; plain?: boolean }) {
  const t = useT();
  const key = priorityKey(priority);
  return (
    <StatusChip status={key} variant={plain ? 'plain' : 'chip'}>
      {t(`service-requests.priority.${key}`)}
    </StatusChip>
  );
}

/** Where it is: house number and unit. `street` adds the street. */
export function Where({ request, street }: { request: Pick<ServiceRequest, 'place'>; street?: boolean }) {
  const t = useT();
  const { place } = request;
  if (!place) return null;
  const unit = place.unitLabel
    ? t('service-requests.unit', unitValues(place.unitLabel))
    : t('service-requests.building');
  return (
    <span className={styles.where}>
      <Plate size="sm">{place.streetNumber}</Plate>
      <span>{street ? `${place.street}, ${unit}` : capital(unit)}</span>
    </span>
  );
}

/** The number of messages that the reader hasn't seen. Renders nothing if there are none. */
export function UnreadMark({ request: { unreadCount } }: { request: Pick<ServiceRequest, 'unreadCount'> }) {
  const t = useT();
  if (unreadCount === 0) return null;
  return <span className={styles.unread}>{t('service-requests.talk.unread', { count: unreadCount })}</span>;
}
