import { localeOf, type Language } from '@contract/languages';
import { writtenDate } from '@contract/written-dates';
import { useT } from '@i18n/messages';
import { useEffect, useRef } from 'react';
import type { ConversationState } from '../conversation';
import type { Line } from '../lines';
import { AnswerAddress } from './AnswerAddress';
import { Composer } from './Composer';
import { LineText } from './LineText';
import { translationOf, useChatTranslations } from './use-chat-translations';
import styles from './ChatView.module.css';

function LineState({
  line,
  language,
  onSayAgain,
}: {
  line: Line;
  language: Language;
  onSayAgain: (id: string) => void;
}) {
  const t = useT();
  if (line.state === 'sending') return <span className={styles.time}>{t('chat.sending')}</span>;
  if (line.state === 'sent') {
    const time = writtenDate(localeOf(language), new Date(line.created_at), { timeStyle: 'short' });
    return (
      <time className={styles.time} dateTime={line.created_at}>
        {time}
      </time>
    );
  }
  const waits = line.state === 'waiting';
  return (
    <span className={waits ? styles.waiting : styles.failed} role={waits ? 'status' : 'alert'}>
      {t(waits ? 'chat.waiting' : 'chat.failed')}{' '}
      <button type="button" onClick={() => onSayAgain(line.id)}>
        {t('chat.tryAgain')}
      </button>
    </span>
  );
}

export interface ChatViewProps {
  talk: ConversationState;
  language: Language;
  onSay: (message: string) => void;
  onType: () => void;
  onSayAgain: (id: string) => void;
}

/** The messages of the conversation, scrolled to the newest. */
export function ChatView({ talk, language, onSay, onType, onSayAgain }: ChatViewProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const { lines, closed } = talk;
  const translations = useChatTranslations(lines, language);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines, closed, translations]);
  return (
    <>
      <div ref={list} className={styles.lines} role="log" aria-label={t('chat.lines')} tabIndex={0}>
        {lines.length === 0 && <p className={styles.hint}>{t('chat.empty')}</p>}
        {lines.map((line) => (
          <div key={line.id} className={styles.line} data-from={line.sender_type}>
            <LineText line={line} translation={translationOf(translations, line, language)} />
            <LineState line={line} language={language} onSayAgain={onSayAgain} />
          </div>
        ))}
        {closed && <p className={styles.hint}>{t('chat.ended')}</p>}
      </div>
      {talk.typing && <p className={styles.typing}>{t('chat.typing')}</p>}
      {talk.open && <AnswerAddress lines={lines} />}
      <Composer onSay={onSay} onType={onType} />
    </>
  );
}
