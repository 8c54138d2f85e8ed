import { inReadersTime } from '@contract/chat-story';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { Mentioned } from '@shared/mentions/MentionList';
import { useQuery } from '@tanstack/react-query';
import { cx } from '@ui/cx';
import type { ReactNode } from 'react';
import { answersQuery, notesQuery, type Ticket, type TicketMessage, type TicketNote } from '../api/tickets';
import styles from './support.module.css';
import lists from '@shared/list/list.module.css';

/** What was asked, and every answer since; the reader's own messages are on the right. The team also sees its notes. */
export function Talk({ ticket, office }: { ticket: Ticket; office: boolean }) {
  const query = useQuery(answersQuery(ticket.id));
  const notes = useQuery({ ...notesQuery(ticket.id), enabled: office });
  return (
    <Loaded query={query} shape="list">
      {(answers) => <Lines answers={answers} notes={notes.data ?? []} ticket={ticket} office={office} />}
    </Loaded>
  );
}

/** The question itself is the first line; a ticket that was made of another one's messages has none. */
function firstLine({ id, description, createdAt }: Ticket): TicketMessage[] {
  if (description === '') return [];
  return [{ id, message: description, fromOffice: false, authorName: null, movedFromNumber: null, createdAt }];
}

interface LinesProps {
  answers: readonly TicketMessage[];
  notes: readonly TicketNote[];
  ticket: Ticket;
  office: boolean;
}

function Lines({ answers, notes, ticket, office }: LinesProps) {
  const t = useT();
  const { instant } = useFormats();
  const speaker = ({ fromOffice, authorName }: TicketMessage) => {
    if (fromOffice) return (office && authorName) || t('support.office');
    return office ? ticket.name : t('support.you');
  };
  const items = [
    ...[...firstLine(ticket), ...answers].map((line) => ({
      at: line.createdAt,
      item: (
        <Line key={line.id} who={speaker(line)} at={line.createdAt} ours={line.fromOffice === office}>
          {line.fromOffice ? line.message : inReadersTime(line.message, (at) => instant(at))}
          {line.movedFromNumber !== null && (
            <span className={styles.mark}>{t('support.movedFrom', { number: line.movedFromNumber })}</span>
          )}
        </Line>
      ),
    })),
    ...notes.map((note) => ({
      at: note.createdAt,
      item: (
        <Line key={note.id} who={note.authorName ?? '–'} at={note.createdAt} ours note>
          <span className={styles.mark}>
            {note.leftByName ? t('support.note.left', { name: note.leftByName }) : t('support.note.mark')}
          </span>
          <Mentioned text={note.text} names={note.mentions} />
        </Line>
      ),
    })),
  ];
  return (
    <ol className={styles.lines} aria-label={t('support.talk')} aria-live="polite">
      {items.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ item }) => item)}
    </ol>
  );
}

function Line({
  who,
  at,
  ours,
  note,
  children,
}: {
  who: string;
  at: string;
  ours: boolean;
  note?: boolean;
  children: ReactNode;
}) {
  const { instant } = useFormats();
  return (
    <li className={cx(styles.line, note && styles.note)} data-ours={ours || undefined}>
      <span className={lists.quiet}>
        {who} · <time dateTime={at}>{instant(at)}</time>
      </span>
      <p className={styles.bubble}>{children}</p>
    </li>
  );
}
