import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Notice } from '@ui/states/Notice';

/**
 * Names the tenants who get no email about a step, because they have neither an address nor an account. The landlord
 * informs them on paper.
 */
export function OnPaper({ names }: { names: readonly string[] }) {
  const t = useT();
  const { list } = useFormats();
  return (
    names.length > 0 && <Notice>{t('parts.letters.onPaper', { names: list([...names]), count: names.length })}</Notice>
  );
}
