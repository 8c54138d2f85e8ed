import { signPlacedFor } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { TextField, type TextFieldProps } from '@ui/fields/TextField';

/** An amount as people write it, with the currency's sign on the side where the reader's language has it. */
export function MoneyField({ currency, ...props }: TextFieldProps & { currency: string | undefined }) {
  const { language } = useLanguage();
  const sign = currency && signPlacedFor(currency, localeOf(language));
  return <TextField inputMode="decimal" autoComplete="off" {...sign} {...props} />;
}
