import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Notice } from '@ui/states/Notice';

/** Who gets no email about a step, as they have neither an address nor an account: the landlord tells them on paper. */
export function OnPaper({ names }: { names: readonly string[] }) {
  const t = useT();
  const { list } = useFormats();
  return (
    names.length > 0 && <Notice>{t('parts.letters.onPaper', { names: list([...names]), count: names.length })}</Notice>
  );
}
