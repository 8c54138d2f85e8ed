import { ownProfileQuery } from '@api/own-profile';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { Translated } from '@shared/translation/Translated';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { messagesQuery, useMarkRead, useOpenAttachment, type Message } from '../api/messages';
import { Composer, PasswordFirst } from './Composer';
import { useStayAtEnd } from './use-stay-at-end';
import styles from './messages.module.css';

type Entry = NonNullable<Message['entry']>;

/** Where the reader finds an entry. A tenant's page of payments has those of this year. */
function hrefOfEntry({ date }: Entry, leaseId: string, isLandlord: boolean): string | undefined {
  if (isLandlord) return paths.landlordLease(leaseId);
  return Number(date.slice(0, 4)) === new Date().getFullYear() ? paths.tenantStatement(leaseId) : undefined;
}

/** The entry of the ledger that a message is about, as a link to it if the reader has a page with it. */
function AboutEntry({ entry, href }: { entry: Entry; href: string | undefined }) {
  const t = useT();
  const { money, day } = useFormats();
  const { name, date, amountCents, currency } = entry;
  const parts = [name, amountCents !== null && money(amountCents, currency), day(date)].filter(Boolean);
  const about = t('messages.about', { entry: parts.join(', ') });
  return href ? <Link href={href}>{about}</Link> : <span>{about}</span>;
}

interface BubbleProps {
  message: Message;
  hrefOf: (entry: Entry) => string | undefined;
}

function Bubble({ message, hrefOf }: BubbleProps) {
  const t = useT();
  const { instant } = useFormats();
  const open = useOpenAttachment();
  return (
    <li className={cx(styles.message, message.own && styles.own)}>
      {!message.own && (
        <strong className={styles.sender}>
          {message.onBehalfOf
            ? t('messages.onBehalf', { name: message.senderName, landlord: message.onBehalfOf })
            : message.senderName}
        </strong>
      )}
      {message.entry && <AboutEntry entry={message.entry} href={hrefOf(message.entry)} />}
      <p>
        <Translated
          kind="lease_message"
          id={message.id}
          text={message.message}
          language={message.language}
          own={message.own}
        />
      </p>
      {message.attachments.map(({ id, name }) => (
        <Button
          key={id}
          variant="ghost"
          size="sm"
          icon={<IconPaperclip size={16} stroke={1.75} aria-hidden />}
          onClick={() => open.mutate(id)}
        >
          {name}
        </Button>
      ))}
      <time dateTime={message.createdAt}>{instant(message.createdAt)}</time>
    </li>
  );
}

interface ConversationProps {
  leaseId: string;
  unread: number;
  canAttach: boolean;
  /** Offers the templates of a landlord's account. */
  templates?: boolean;
  /** Part of another page, which has more above it. */
  inside?: boolean;
}

/** What was written about a lease, the newest at the foot; looking at it marks it as read. */
export function Conversation({ leaseId, unread, canAttach, templates = false, inside = false }: ConversationProps) {
  const t = useT();
  const viaCode = useQuery(ownProfileQuery).data?.viaCode;
  const query = useInfiniteQuery(messagesQuery(leaseId));
  const { mutate: markRead } = useMarkRead();
  const [list, setList] = useState<HTMLOListElement | null>(null);
  useStayAtEnd(list);
  const end = useRef<HTMLDivElement>(null);
  const rows = query.data?.pages.flatMap((page) => page.rows);
  const newest = rows?.[0]?.id;
  useEffect(() => {
    if (unread > 0 && newest) markRead(leaseId);
  }, [unread, newest, leaseId, markRead]);
  // On a wide screen the list scrolls, on a phone the page, beneath a composer that stays.
  useEffect(() => {
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [list, newest]);
  if (query.isError && !rows) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  if (!rows) return <Skeleton shape="lines" rows={4} label={t('app.loading')} />;
  return (
    <div className={cx(styles.thread, inside && styles.inside)}>
      {query.hasNextPage && (
        <Button variant="ghost" size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('messages.earlier')}
        </Button>
      )}
      <ol ref={setList} className={styles.messages} aria-live="polite" aria-label={t('messages.title')}>
        {rows.length === 0 && <li className={styles.none}>{t('messages.first')}</li>}
        {rows.toReversed().map((message) => (
          <Bubble key={message.id} message={message} hrefOf={(entry) => hrefOfEntry(entry, leaseId, templates)} />
        ))}
      </ol>
      {viaCode ? <PasswordFirst /> : <Composer leaseId={leaseId} canAttach={canAttach} templates={templates} />}
      <div ref={end} className={styles.end} />
    </div>
  );
}
