import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useState, type ReactNode } from 'react';
import { useTranslation, type Original, type Translation } from './use-translation';
import styles from './Translated.module.css';

function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}

/** What happened to a message that is shown as it was written. */
function Untranslated({ state, begin }: Translation) {
  const t = useT();
  if (state === 'offer') return <TextButton onClick={begin}>{t('parts.translation.offer')}</TextButton>;
  if (state === 'working') return t('parts.translation.working');
  if (state === 'limit') return t('parts.translation.limit');
  return (
    <>
      {t('parts.translation.failed')}{' '}
      {state === 'failed' && <TextButton onClick={begin}>{t('parts.retry')}</TextButton>}
    </>
  );
}

type TranslatedProps = Original & { after?: string; show?: (text: string) => ReactNode };

const asIs = (text: string): ReactNode => text;

/**
 * A message in the reader's language, with the original one click away. The original is there from the start, and stays where
 * nothing translates. It is a line in a paragraph; `after` is said of it in the reader's language, and `show` sets parts of it apart.
 */
export function Translated({ after = '', show = asIs, ...original }: TranslatedProps) {
  const t = useT();
  const { language } = useLanguage();
  const translation = useTranslation(original);
  const [asWritten, showAsWritten] = useState(false);
  const { text, from, state } = translation;
  if (state === 'none')
    return (
      <>
        {original.language && original.language !== language ? (
          <span lang={original.language}>{show(original.text)}</span>
        ) : (
          show(original.text)
        )}
        {after}
      </>
    );
  const shown = text !== null && !asWritten;
  return (
    <>
      <span lang={shown ? undefined : (from ?? original.language ?? undefined)}>
        {show(shown ? text : original.text)}
      </span>
      {after}
      <span className={styles.about}>
        {text === null ? (
          <Untranslated {...translation} />
        ) : (
          <>
            {shown && `${t('parts.translation.from', { from: from ?? 'other' })} · `}
            <TextButton onClick={() => showAsWritten(shown)}>
              {t(shown ? 'parts.translation.original' : 'parts.translation.again')}
            </TextButton>
          </>
        )}
      </span>
    </>
  );
}

/** The beginning of a message in a list, without a button: the conversation that it opens has the original. */
export function TranslatedPreview(original: Original) {
  const { language } = useLanguage();
  const { text } = useTranslation(original);
  if (text !== null) return <span title={original.text}>{text}</span>;
  const foreign = original.language && original.language !== language;
  return <span lang={foreign ? (original.language ?? undefined) : undefined}>{original.text}</span>;
}
