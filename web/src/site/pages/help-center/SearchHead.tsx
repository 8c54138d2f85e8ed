import { useT } from '@i18n/messages';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { TextField } from '@ui/fields/TextField';
import { Heading } from '@ui/layout/Heading';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Section } from '../../sections/Section';
import styles from './help.module.css';

/**
 * The text in the field. The address follows in a transition, which may wait for the articles to load. A field that showed the
 * address would lose what is typed meanwhile.
 */
function useTyped(question: string, onAsk: (text: string) => void) {
  const [text, setText] = useState(question);
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const own = asked.current.lastIndexOf(question);
    asked.current = asked.current.slice(own + 1);
    // A link, or the way back.
    if (own < 0) setText(question);
  }, [question]);
  const type = (typed: string) => {
    setText(typed);
    asked.current.push(typed);
    onAsk(typed);
  };
  return [text, type] as const;
}

/** The page's title and its search, which answers while one types. */
export function SearchHead({ question, onAsk }: { question: string; onAsk: (text: string) => void }) {
  const t = useT();
  const heading = useId();
  const [text, type] = useTyped(question, onAsk);
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <Section tone="night" labelledBy={heading} className={styles.head}>
      <Heading level={1} look="d1" id={heading}>
        {t('help-center.title')}
      </Heading>
      <p className={styles.lead}>{t('help-center.lead')}</p>
      <form role="search" className={styles.search} onSubmit={submit}>
        <TextField
          type="search"
          name="q"
          label={t('help-center.search')}
          placeholder={t('help-center.search.example')}
          prefix={<IconSearch size={20} stroke={1.75} aria-hidden />}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </Section>
  );
}
