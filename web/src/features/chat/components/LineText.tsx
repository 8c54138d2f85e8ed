import { useT } from '@i18n/messages';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { useState } from 'react';
import type { Line } from '../lines';
import { speakerOf } from './speaker';
import styles from './ChatView.module.css';

/** The text of a message, translated into the visitor's language if possible, with the original one click away. */
export function LineText({
  line,
  translation,
}: {
  line: Line;
  translation: { text: string; from: string | null } | undefined;
}) {
  const t = useT();
  const [asWritten, showAsWritten] = useState(false);
  const translated = translation && !asWritten;
  return (
    <>
      <p className={styles.bubble}>
        <VisuallyHidden>{t(speakerOf(line))}: </VisuallyHidden>
        <span lang={translation && asWritten ? (translation.from ?? undefined) : undefined}>
          {translated ? translation.text : line.message}
        </span>
      </p>
      {translation && (
        <span className={styles.translation}>
          {translated && `${t('chat.translation.from', { from: translation.from ?? 'other' })} · `}
          <button type="button" onClick={() => showAsWritten(!asWritten)}>
            {t(translated ? 'chat.translation.original' : 'chat.translation.again')}
          </button>
        </span>
      )}
    </>
  );
}
