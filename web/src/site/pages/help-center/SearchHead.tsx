import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useId, type FormEvent } from 'react';
import { useT } from '@i18n/messages';
import { TextField } from '@ui/fields/TextField';
import { Heading } from '@ui/layout/Heading';
import { Section } from '../../sections/Section';
import styles from './help.module.css';

/** The page's title and its search, which answers while one types. */
export function SearchHead({ question, onAsk }: { question: string; onAsk: (text: string) => void }) {
  const t = useT();
  const heading = useId();
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
          value={question}
          onChange={(event) => onAsk(event.target.value)}
        />
      </form>
    </Section>
  );
}
