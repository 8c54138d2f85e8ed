import { LANGUAGES, isLanguage, type Language } from '@contract/languages';
import type { LetterKind } from '@contract/letter-kinds';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { useState } from 'react';
import { LetterButton } from './LetterButton';
import styles from './letters.module.css';

interface LeaseLettersProps {
  lease: { id: string; letters: readonly LetterKind[] };
  /** For a landlord: the tenant's language. The letters are in it, unless the landlord chooses their own. */
  tenantLanguage?: string | undefined;
}

/** Downloads of the letters that there are about a lease. Nothing is shown if there are none. */
export function LeaseLetters({ lease: { id, letters }, tenantLanguage }: LeaseLettersProps) {
  const t = useT();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  if (letters.length === 0) return null;
  const theirs = isLanguage(tenantLanguage) && tenantLanguage !== language ? tenantLanguage : undefined;
  return (
    <>
      {theirs && (
        <SegmentedControl
          className={styles.language}
          label={t('parts.letters.language')}
          options={[theirs, language].map((value) => ({ value, label: nativeName(value) }))}
          value={chosen ?? theirs}
          onChange={setChosen}
        />
      )}
      <div className={styles.letters}>
        {letters.map((kind) => (
          <LetterButton key={kind} leaseId={id} kind={kind} language={theirs ? chosen : tenantLanguage} />
        ))}
      </div>
    </>
  );
}

const nativeName = (of: Language) => LANGUAGES.find(({ code }) => code === of)?.nativeName ?? of;
