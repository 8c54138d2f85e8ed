import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { Tag } from '@ui/controls/Tag';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { ItemStatus, ReadinessItem } from '../api/items';
import { statusOf, type Statuses } from '../api/progress';
import styles from './ItemList.module.css';

const PANES: Readonly<Record<ItemStatus, StatusName>> = {
  completed: 'completed',
  'in-progress': 'inprogress',
  pending: 'submitted',
};

/** Items with their description, importance and state. */
export function ItemList({ items, statuses }: { items: readonly ReadinessItem[]; statuses: Statuses }) {
  const t = useT();
  return (
    <ul className={styles.list}>
      {items.map(({ id, category, priority, phase }) => (
        <li key={id} className={styles.item}>
          <div className={styles.words}>
            <h3 className={styles.title}>{t(messageId(`readiness.item.${id}.title`))}</h3>
            <p className={styles.text}>{t(messageId(`readiness.item.${id}.text`))}</p>
            <p className={styles.where}>
              {t('readiness.where', { category: t(`readiness.category.${category}`), phase })}
            </p>
          </div>
          <div className={styles.marks}>
            <Tag tone={priority === 'critical' ? 'accent' : 'plain'}>{t(`readiness.priority.${priority}`)}</Tag>
            <StatusChip status={PANES[statusOf(statuses, id)]}>
              {t(`readiness.status.${statusOf(statuses, id)}`)}
            </StatusChip>
          </div>
        </li>
      ))}
    </ul>
  );
}
