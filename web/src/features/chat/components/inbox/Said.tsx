import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Mentioned } from '@shared/mentions/MentionList';
import { Translated } from '@shared/translation/Translated';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { cx } from '@ui/cx';
import type { ChatNote } from '../../api/after-chat';
import type { InboxLine } from '../../api/inbox';
import styles from './Inbox.module.css';

function LineItem({ line, name }: { line: InboxLine; name: string }) {
  const t = useT();
  const { instant } = useFormats();
  const ours = line.sender_type === 'agent';
  const by = line.automatic ? t('inbox.automatic') : line.sender_name;
  return (
    <li className={styles.line} data-ours={ours || undefined}>
      <p className={styles.bubble}>
        <VisuallyHidden>{ours ? t('chat.speaker.agent') : name}: </VisuallyHidden>
        <Translated kind="chat_message" id={line.id} text={line.message} language={line.language} own={ours} />
      </p>
      <span className={styles.about}>
        {ours && by && `${by} · `}
        <time dateTime={line.created_at}>{instant(line.created_at, { timeStyle: 'short' })}</time>
      </span>
    </li>
  );
}

function NoteItem({ note }: { note: ChatNote }) {
  const t = useT();
  const { instant } = useFormats();
  const mark = () => {
    if (note.leftByName) return t('inbox.note.left', { name: note.leftByName });
    if (note.handedTeam) return t('inbox.note.handedTeam', { team: t(`inbox.team.${note.handedTeam}`) });
    return note.handedToName ? t('inbox.note.handed', { name: note.handedToName }) : t('inbox.note.mark');
  };
  return (
    <li className={cx(styles.line, styles.note)}>
      <p className={styles.bubble}>
        <span className={styles.noteMark}>{mark()}</span>
        <Mentioned text={note.text} names={note.mentions} />
      </p>
      <span className={styles.about}>
        {note.authorName && `${note.authorName} · `}
        <time dateTime={note.createdAt}>{instant(note.createdAt, { timeStyle: 'short' })}</time>
      </span>
    </li>
  );
}

interface SaidProps {
  lines: readonly InboxLine[];
  notes: readonly ChatNote[];
  /** The display name of the visitor. */
  name: string;
}

/** The messages in order, with the team's notes at the time they were written. */
export function Said({ lines, notes, name }: SaidProps) {
  const items = [
    ...lines.map((line) => ({ at: line.created_at, item: <LineItem key={line.id} line={line} name={name} /> })),
    ...notes.map((note) => ({ at: note.createdAt, item: <NoteItem key={note.id} note={note} /> })),
  ];
  return (
    <ul className={styles.lineList}>
      {items.sort((one, other) => one.at.localeCompare(other.at)).map(({ item }) => item)}
    </ul>
  );
}
