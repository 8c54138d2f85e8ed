import type { UserType } from '@contract/roles';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { MoreRows } from '@shared/list/MoreRows';
import { useMore } from '@shared/list/use-more';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { cx } from '@ui/cx';
import { useLinkComponent } from '@ui/link/LinkProvider';
import { Modal } from '@ui/overlay/Modal';
import { Skeleton } from '@ui/states/Skeleton';
import { useId } from 'react';
import { notificationsQuery, unreadQuery, useMarkRead, type Notification } from '../api/notifications';
import { placeOf } from '../places';
import styles from './NotificationPanel.module.css';

function useWords(): (notification: Notification) => string {
  const t = useT();
  const { money, day } = useFormats();
  return ({ kind, title, name, count, amountCents, currency, day: when, mentioned, emergency }) =>
    t(`notifications.kind.${kind}`, {
      title: title ?? '',
      name: name ?? '',
      hasName: name ? 'yes' : 'no',
      count: count ?? 0,
      mentioned: mentioned ? 'yes' : 'no',
      emergency: emergency ? 'yes' : 'no',
      amount: amountCents !== null && currency ? money(amountCents, currency) : '',
      day: when ? day(when) : '',
    });
}

function Row({
  notification,
  role,
  onFollow,
}: {
  notification: Notification;
  role: UserType;
  onFollow: (notification: Notification) => void;
}) {
  const t = useT();
  const words = useWords();
  const { instant } = useFormats();
  const LinkComponent = useLinkComponent();
  const { read, home, createdAt } = notification;
  return (
    <li>
      <LinkComponent
        href={placeOf(notification, role)}
        className={cx(styles.row, !read && styles.unread)}
        onClick={() => onFollow(notification)}
      >
        <span className={styles.mark} aria-hidden="true" />
        <span className={styles.words}>
          {!read && <VisuallyHidden>{t('notifications.unread')} </VisuallyHidden>}
          <span className={styles.text}>{words(notification)}</span>
          <span className={styles.detail}>{[home, instant(createdAt)].filter(Boolean).join(' · ')}</span>
        </span>
      </LinkComponent>
    </li>
  );
}

/** The person's notifications, newest first. Each links to its subject and is marked as read when that is opened. */
export default function NotificationPanel({ userType, onClose }: { userType: UserType; onClose: () => void }) {
  const t = useT();
  const titleId = useId();
  const query = useInfiniteQuery(notificationsQuery);
  const count = useQuery(unreadQuery).data?.count ?? 0;
  const mark = useMarkRead();
  const { rows, more, footer } = useMore(query);
  const follow = ({ id, read }: Notification): void => {
    if (!read) mark.mutate([id]);
    onClose();
  };
  return (
    <Modal asksFirst={false} className={styles.dialog} labelledBy={titleId} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('notifications.title')}
          </h2>
          <IconButton data-close="" label={t('app.close')} icon={<IconX aria-hidden />} onClick={onClose} />
        </div>
        <div className={styles.bar}>
          <span role="status">{t('notifications.count', { count })}</span>
          {count > 0 && (
            <Button size="sm" variant="ghost" loading={mark.isPending} onClick={() => mark.mutate(undefined)}>
              {t('notifications.readAll')}
            </Button>
          )}
        </div>
        <div className={styles.body}>
          {query.isError && !rows && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
          {query.isPending && <Skeleton shape="list" label={t('app.loading')} />}
          {rows?.length === 0 && <p className={styles.empty}>{t('notifications.empty', { role: userType })}</p>}
          {rows && rows.length > 0 && (
            <ul>
              {rows.map((row) => (
                <Row key={row.id} notification={row} role={userType} onFollow={follow} />
              ))}
            </ul>
          )}
          <MoreRows more={more} footer={footer} />
        </div>
      </div>
    </Modal>
  );
}
