import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { AdminStats } from '../../api/overview';
import styles from './overview.module.css';

interface Part {
  id: string;
  note: string;
  status: StatusName;
  word: string;
}

const PROVIDERS = { none: '', libretranslate: 'LibreTranslate', deepl: 'DeepL' };

function translationPart(
  { translation, translationFailingSince: since }: AdminStats['system'],
  part: (id: string, word: string, status: StatusName, note: string) => Part,
  t: ReturnType<typeof useT>,
  instant: ReturnType<typeof useFormats>['instant'],
): Part {
  if (translation === 'none') return part('translation', 'off', 'draft', t('admin.system.translationOff'));
  const provider = PROVIDERS[translation];
  return since
    ? part(
        'translation',
        'attention',
        'danger',
        t('admin.system.translationFailing', { provider, time: instant(since) }),
      )
    : part('translation', 'operational', 'success', t('admin.system.translationBy', { provider }));
}

/** Reports are read from it only while it has everything; otherwise the database answers them itself. */
const REPLICA: Record<AdminStats['system']['replica'], [word: string, status: StatusName]> = {
  off: ['off', 'draft'],
  unknown: ['waiting', 'draft'],
  up: ['operational', 'success'],
  behind: ['attention', 'warning'],
  away: ['attention', 'danger'],
  other: ['attention', 'danger'],
  timeline: ['attention', 'danger'],
  unreadable: ['attention', 'danger'],
};

function useParts({ system, outbox }: AdminStats): Part[] {
  const t = useT();
  const { instant, number } = useFormats();
  const differing = system.timeZonesDiffering;
  const part = (id: string, word: string, status: StatusName, note: string): Part => ({
    id,
    note,
    status,
    word: t(messageId(`admin.system.${word}`)),
  });
  const checked = system.ledgerCheckedAt
    ? instant(system.ledgerCheckedAt, { dateStyle: 'medium', timeStyle: 'short' })
    : t('admin.system.notChecked');
  return [
    part('server', 'operational', 'success', t('admin.system.since', { time: instant(system.startedAt) })),
    part('database', 'operational', 'success', t('admin.system.databaseMs', { ms: number(system.databaseMs) })),
    part(
      'payments',
      system.payments,
      system.payments === 'sandbox' ? 'warning' : 'success',
      t(`admin.system.${system.payments}Text`),
    ),
    part(
      'mail',
      outbox.failed > 0 ? 'attention' : system.mail,
      outbox.failed > 0 ? 'danger' : system.mail === 'kept' ? 'warning' : 'success',
      t('admin.system.mailText', { failed: outbox.failed, queued: outbox.queued }),
    ),
    translationPart(system, part, t, instant),
    part(
      'ledger',
      system.ledgerBalanced === null ? 'waiting' : system.ledgerBalanced ? 'passed' : 'failed',
      system.ledgerBalanced === null ? 'draft' : system.ledgerBalanced ? 'success' : 'danger',
      checked,
    ),
    part(
      'zones',
      differing.length > 0 ? 'attention' : 'passed',
      differing.length > 0 ? 'warning' : 'success',
      differing.length > 0
        ? t('admin.system.zonesDiffer', { zones: differing.join(', ') })
        : t('admin.system.zonesAgree'),
    ),
    ...(system.replica === 'off'
      ? []
      : [part('replica', ...REPLICA[system.replica], t(messageId(`admin.system.replica.${system.replica}`)))]),
  ];
}

/** How the parts of the installation are, as far as they tell. */
export function SystemState({ stats }: { stats: AdminStats }) {
  const t = useT();
  const parts = useParts(stats);
  return (
    <Section
      title={t('admin.system.title')}
      aside={<Link href={paths.site('system-status')}>{t('admin.system.status')}</Link>}
    >
      <ul className={styles.parts}>
        {parts.map(({ id, note, status, word }) => (
          <li key={id} className={styles.part}>
            <span className={styles.partWords}>
              <strong>{t(messageId(`admin.system.${id}`))}</strong>
              <span className={styles.note}>{note}</span>
            </span>
            <StatusChip status={status}>{word}</StatusChip>
          </li>
        ))}
      </ul>
    </Section>
  );
}
