import { useField } from 'formik';
import { useT } from '@i18n/messages';
import { PasswordField, type PasswordFieldProps } from '@ui/fields/PasswordField';
import { SelectField, type SelectFieldProps } from '@ui/fields/SelectField';
import { TextField, type TextFieldProps } from '@ui/fields/TextField';

const shown = ({ touched, error }: { touched: boolean; error?: string }) => (touched ? error : undefined);

/** A line of text of the form around it. */
export function InputText({ name, ...props }: TextFieldProps & { name: string }) {
  const [field, meta] = useField<string>(name);
  return <TextField {...field} error={shown(meta)} {...props} />;
}

/** A password of the form around it, which can be looked at. */
export function InputPassword({ name, ...props }: Omit<PasswordFieldProps, 'words'> & { name: string }) {
  const t = useT();
  const [field, meta] = useField<string>(name);
  return <PasswordField {...field} error={shown(meta)} words={{ show: t('auth.password.show'), hide: t('auth.password.hide') }} {...props} />;
}

/** One of a list, in the form around it. */
export function InputSelect({ name, ...props }: SelectFieldProps & { name: string }) {
  const [field, meta] = useField<string>(name);
  return <SelectField {...field} error={shown(meta)} {...props} />;
}
