import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@ui/layout/Disclosure';
import { Heading, Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { useState } from 'react';
import { linesQuery } from '../../api/inbox';
import type { OtherConversation } from '../../api/visitor';
import { Said } from './Said';
import { useSeen } from './use-seen';
import styles from './Visitor.module.css';

interface OtherProps {
  other: OtherConversation;
  /** The display name of the visitor. */
  name: string;
  hrefOf: (id: string) => string;
}

/** The messages of another conversation. Reading them is stored and recorded as if the conversation had been opened. */
function OtherLines({ other, name, hrefOf }: OtherProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(linesQuery(other.id));
  useSeen(other.id, data?.at(-1)?.sequence ?? 0);
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton shape="lines" rows={2} label={t('inbox.loading')} />;
  return (
    <>
      <div className={styles.otherLines} role="region" tabIndex={0} aria-label={t('chat.lines')}>
        <Said lines={data} notes={[]} name={name} />
      </div>
      <Link look="inline" href={hrefOf(other.id)}>
        {t('inbox.who.open')}
      </Link>
    </>
  );
}

function Other(props: OtherProps) {
  const { status, sameAs, lastMessage, lastMessageAt } = props.other;
  const t = useT();
  const { instant } = useFormats();
  const [open, setOpen] = useState(false);
  const state = t(status === 'closed' ? 'inbox.who.closed' : 'inbox.who.running');
  const title = (
    <span className={styles.other}>
      <span className={styles.otherLast}>{lastMessage}</span>
      <span className={styles.more}>
        {[instant(lastMessageAt, { dateStyle: 'medium' }), t(`inbox.who.same.${sameAs}`), state].join(' · ')}
      </span>
    </span>
  );
  return (
    <Disclosure title={title} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {open && <OtherLines {...props} />}
    </Disclosure>
  );
}

/**
 * Other conversations from the same account or browser. Each expands in place, so that the answer that is being written isn't
 * lost.
 */
export function OtherConversations({
  others,
  ...rest
}: Omit<OtherProps, 'other'> & { others: readonly OtherConversation[] }) {
  const t = useT();
  const shared = others.some(({ sameAs }) => sameAs === 'browser');
  return (
    <div>
      <Heading level={3}>{t('inbox.who.others')}</Heading>
      {others.length === 0 && (
        <Text look="small" ink={2}>
          {t('inbox.who.others.none')}
        </Text>
      )}
      {others.map((other) => (
        <Other key={other.id} other={other} {...rest} />
      ))}
      {shared && (
        <Text look="small" ink={3}>
          {t('inbox.who.others.help')}
        </Text>
      )}
    </div>
  );
}
