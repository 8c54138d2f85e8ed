import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { StatusChip } from '@ui/pane/StatusChip';
import { Plate } from '@ui/plate/Plate';
import type { DataColumn } from '@ui/workspace/DataTable';
import type { Renewal } from '../api/renewals';
import { endOf, homeName, rentOf, TONE, useRise } from './names';
import styles from './renewals.module.css';

/** Columns of the recommendations: who, where, until when, what for, by when. */
export function useRenewalColumns(): DataColumn<Renewal>[] {
  const t = useT();
  const { money, day } = useFormats();
  const rise = useRise();
  const notice = ({ noticeBy, noticeStatus, offerFrom }: Renewal) => {
    if (offerFrom) return t('renewals.notice.from', { day: day(offerFrom) });
    return (
      <span className={noticeStatus === 'missed' ? styles.late : undefined}>
        {noticeBy ? day(noticeBy) : t('renewals.notice.unknown')}
      </span>
    );
  };
  return [
    {
      id: 'tenant',
      header: t('renewals.tenants'),
      sort: 'tenant',
      cell: ({ tenants }) => tenants.join(', ') || t('renewals.nobody'),
    },
    {
      id: 'home',
      header: t('renewals.unit'),
      cell: (renewal) => (
        <span className={styles.plate}>
          <Plate size="sm">{homeName(renewal)}</Plate>
        </span>
      ),
    },
    {
      id: 'ends',
      header: t('renewals.ends'),
      sort: 'startsOn',
      cell: (renewal) => (renewal.monthly ? t('renewals.monthly') : day(endOf(renewal))),
    },
    { id: 'notice', header: t('renewals.noticeBy'), sort: 'noticeBy', cell: notice },
    {
      id: 'present',
      header: t('renewals.present'),
      sort: 'currentRentCents',
      align: 'end',
      cell: (renewal) => money(renewal.currentRentCents, renewal.currency),
    },
    {
      id: 'proposed',
      header: t('renewals.next'),
      sort: 'proposedRentCents',
      align: 'end',
      cell: (renewal) => money(rentOf(renewal), renewal.currency),
    },
    { id: 'rise', header: t('renewals.change'), align: 'end', cell: rise },
    {
      id: 'status',
      header: t('renewals.statusHead'),
      cell: ({ status, offer }) => (
        <StatusChip variant="plain" status={TONE[status]}>
          {offer?.question && !offer.reply && status === 'offered'
            ? t('renewals.status.asked')
            : t(`renewals.status.${status}`)}
        </StatusChip>
      ),
    },
  ];
}
