import type { LetterKind } from '@contract/letter-kinds';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Notice } from '@ui/states/Notice';

interface OnPaperProps {
  names: readonly string[];
  /** The letter that there is afterwards among those of the lease, named as its button. */
  kind?: LetterKind;
}

/**
 * Names the tenants who get no email about a step, because they have neither an address nor an account. The landlord
 * informs them on paper.
 */
export function OnPaper({ names, kind }: OnPaperProps) {
  const t = useT();
  const { list } = useFormats();
  if (names.length === 0) return false;
  const who = { names: list([...names]), count: names.length };
  return (
    <Notice>
      {kind
        ? t('parts.letters.onPaperThen', { ...who, button: t(`parts.letters.${kind}`) })
        : t('parts.letters.onPaper', who)}
    </Notice>
  );
}
