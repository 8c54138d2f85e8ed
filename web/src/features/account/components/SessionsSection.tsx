import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Tag } from '@ui/controls/Tag';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { Skeleton } from '@ui/states/Skeleton';
import { sessionsQuery, useEndOthers, useEndSession, type OwnSession } from '../api/security';
import { deviceOf } from './device';
import { useDeviceName } from './use-device-name';
import styles from './SessionsSection.module.css';

function SessionRow({ session, onEnd, ending }: { session: OwnSession; onEnd: () => void; ending: boolean }) {
  const t = useT();
  const { instant } = useFormats();
  const name = useDeviceName()(session.userAgent);
  const Icon = deviceOf(session.userAgent).phone ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.session}>
      <Icon className={styles.icon} size={24} stroke={1.5} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {session.current && <Tag>{t('account.sessions.this')}</Tag>}{' '}
          {session.viaCode && <Tag>{t('account.sessions.viaCode')}</Tag>}
        </p>
        <Text look="small" ink={2}>
          {t('account.sessions.lastUse', { at: instant(session.lastSeenAt) })}
        </Text>
        <Text look="small" ink={2}>
          {t('account.sessions.place', { place: session.source || '–', at: instant(session.createdAt) })}
        </Text>
      </div>
      {!session.current && (
        <Button
          size="sm"
          variant="secondary"
          loading={ending}
          onClick={onEnd}
          aria-label={t('account.sessions.endNamed', { device: name })}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  );
}

const thisFirst = (left: OwnSession, right: OwnSession) => Number(right.current) - Number(left.current);

/** The person's sessions, with device, place and last use. They can end each one, or all others together. */
export function SessionsSection() {
  const t = useT();
  const note = useNote('account');
  const { data: sessions } = useQuery(sessionsQuery);
  const end = useEndSession(() => toast({ title: note((t) => t('account.sessions.ended')) }));
  const others = useEndOthers(() => toast({ title: note((t) => t('account.sessions.othersEnded')) }));
  return (
    <Section title={t('account.sessions.title')}>
      <Text ink={2}>{t('account.sessions.text')}</Text>
      {!sessions && <Skeleton shape="list" label={t('app.loading')} rows={2} />}
      <ul className={styles.list}>
        {sessions?.toSorted(thisFirst).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button variant="secondary" loading={others.isPending} onClick={() => others.mutate()}>
          {t('account.sessions.endOthers')}
        </Button>
      )}
    </Section>
  );
}
