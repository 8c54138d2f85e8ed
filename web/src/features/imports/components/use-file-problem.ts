import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { IMPORT_FIELD_KEYS, IMPORT_FIELDS } from '@contract/import/fields';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';

/** Why a file as a whole is refused, in the reader's words. */
export function useFileProblem(): (error: unknown) => string {
  const t = useT();
  const problemText = useProblemText();
  const { language } = useLanguage();
  const { list } = useFormats();
  return (error) => {
    const { problem, columns } = error instanceof Problem ? error.body : {};
    if (typeof problem !== 'string') return problemText(error);
    const names = (Array.isArray(columns) ? columns : [])
      .map((key) => IMPORT_FIELD_KEYS.find((known) => known === key))
      .filter((key) => key !== undefined);
    return t(messageId(`imports.file.${problem}`), {
      columns: list(names.map((key) => IMPORT_FIELDS[key].names[language])),
    });
  };
}
