import { useField } from 'formik';
import { useT } from '@i18n/messages';
import { PasswordField, type PasswordFieldProps } from '@ui/fields/PasswordField';
import { SelectField, type SelectFieldProps } from '@ui/fields/SelectField';
import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from '@ui/fields/TextField';

const shown = ({ touched, error }: { touched: boolean; error?: string }) => (touched ? error : undefined);

export function InputText({ name, ...props }: TextFieldProps & { name: string }) {
  const [field, meta] = useField<string>(name);
  return <TextField {...field} error={shown(meta)} {...props} />;
}

export function InputArea({ name, ...props }: TextAreaProps & { name: string }) {
  const [field, meta] = useField<string>(name);
  return <TextArea {...field} error={shown(meta)} {...props} />;
}

export function InputSelect({ name, ...props }: SelectFieldProps & { name: string }) {
  const [field, meta] = useField<string>(name);
  return <SelectField {...field} error={shown(meta)} {...props} />;
}

export function InputPassword({ name, ...props }: Omit<PasswordFieldProps, 'words'> & { name: string }) {
  const t = useT();
  const [field, meta] = useField<string>(name);
  return <PasswordField {...field} error={shown(meta)} words={{ show: t('account.password.show'), hide: t('account.password.hide') }} {...props} />;
}
