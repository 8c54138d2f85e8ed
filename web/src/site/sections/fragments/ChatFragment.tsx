import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { Avatar } from '@ui/person/Avatar';
import styles from './Fragment.module.css';

export interface ChatFragmentProps {
  /** Messages `<id>.example`, `.person`, `.message`, `.original`, its `.language`, `.answer`, `.receipt`. */
  id: string;
}

/** A message with its original, and an answer: an example, named as one. */
export function ChatFragment({ id }: ChatFragmentProps) {
  const t = useT();
  return (
    <figure className={styles.chat} aria-label={t(messageId(`${id}.example`))}>
      <div className={styles.incoming}>
        <Avatar name={t(messageId(`${id}.person`))} />
        <div className={styles.bubble}>
          <p>{t(messageId(`${id}.message`))}</p>
          <p className={styles.original} lang={t(messageId(`${id}.language`))}>
            {t(messageId(`${id}.original`))}
          </p>
        </div>
      </div>
      <p className={styles.answer}>{t(messageId(`${id}.answer`))}</p>
      <p className={styles.receipt}>
        <IconLanguage size={16} stroke={1.75} aria-hidden />
        {t(messageId(`${id}.receipt`))}
      </p>
    </figure>
  );
}
