import type { TextFieldProps } from '@ui/fields/TextField';
import { useField } from 'formik';
import { MoneyField } from './MoneyField';

/** An amount of the form around it, in a currency. Apart from the other inputs, which the sign-in pages load. */
export function InputMoney({ name, ...props }: TextFieldProps & { name: string; currency: string }) {
  const [field, { touched, error }] = useField<string>(name);
  return <MoneyField {...field} error={touched ? error : undefined} {...props} />;
}
