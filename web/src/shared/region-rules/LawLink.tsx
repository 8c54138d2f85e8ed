import { citationOf, type Law } from '@contract/law-citation';
import { useLanguage } from '@i18n/language-context';

/** A law with its section, which opens its official page in a new tab. */
export function LawLink({ law }: { law: Law }) {
  const { language } = useLanguage();
  const [citation, page] = citationOf(law, language);
  return (
    <a href={page} target="_blank" rel="noopener noreferrer">
      {citation}
    </a>
  );
}
