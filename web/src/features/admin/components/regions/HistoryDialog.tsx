import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@ui/overlay/Dialog';
import { historyQuery, type RegionRecord } from '../../api/regions';
import { Facts } from './RecordLine';
import styles from './regions.module.css';

/** Every version of a record, the newest first. */
export function HistoryDialog({
  record,
  region,
  onClose,
}: {
  record: RegionRecord;
  region: string;
  onClose: () => void;
}) {
  const t = useT();
  const { instant } = useFormats();
  const query = useQuery(historyQuery(record));
  return (
    <Dialog
      open
      title={t('admin.regions.historyTitle', { topic: t(`admin.regions.topic.${record.topic}`) })}
      closeLabel={t('admin.close')}
      onClose={onClose}
    >
      <Loaded query={query} shape="list">
        {(versions) => (
          <ol className={styles.records}>
            {versions.map((version, at) => (
              <li key={versions.length - at} className={styles.group}>
                <strong>
                  {version.changedAt
                    ? t('admin.regions.changedBy', {
                        name: version.changedByName ?? '–',
                        time: instant(version.changedAt),
                      })
                    : t('admin.regions.original')}
                </strong>
                {version.facts.length > 0 ? (
                  <Facts record={version} />
                ) : (
                  <p>{t('admin.regions.withdrawnVersion', { region })}</p>
                )}
                {version.note && <p className={styles.quiet}>{version.note}</p>}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Dialog>
  );
}
