import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { teamQuery } from '../../api/inbox';
import { useTyping, VISITOR } from '../../api/typing';
import styles from './Inbox.module.css';

interface TypingProps {
  sessionId: string;
  /** The display name of the visitor. */
  name: string;
}

/** Shows who is typing. */
export function Typing({ sessionId, name }: TypingProps) {
  const t = useT();
  const { list } = useFormats();
  const typing = useTyping(sessionId);
  const { data: team = [] } = useQuery(teamQuery());
  if (typing.length === 0) return null;
  const names = typing.map((who) =>
    who === VISITOR ? name : (team.find(({ id }) => id === who)?.name ?? t('inbox.typing.colleague')),
  );
  return <p className={styles.typing}>{t('inbox.typing', { count: names.length, names: list(names) })}</p>;
}
