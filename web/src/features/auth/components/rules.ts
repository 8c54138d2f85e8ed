import { PASSWORD_MAX } from '@contract/limits';
import type { MessageId } from '@i18n/message-ids';
import { object, string, type AnyObject, type StringSchema } from 'yup';

type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

export { faultTexts } from '@shared/form/fault-texts';
export { FirstWrong } from '@shared/form/FirstWrong';
export { object, string };

/** What a form asks of a field; the texts are those of docs/specification/registration.md. */
export const rules = {
  required: (t: Translate, id: MessageId): StringSchema<string> => string().trim().required(t(id)),

  email: (
    t: Translate,
    words: { missing: MessageId; wrong: MessageId } = {
      missing: 'auth.error.emailMissing',
      wrong: 'auth.error.emailWrong',
    },
  ): StringSchema<string> => string().trim().required(t(words.missing)).matches(EMAIL, t(words.wrong)),

  password: (t: Translate, missing: MessageId = 'auth.error.passwordMissing'): StringSchema<string> =>
    string().required(t(missing)),

  newPassword: (t: Translate, min: number, missing: MessageId = 'auth.error.passwordMissing'): StringSchema<string> =>
    string()
      .required(t(missing))
      .min(min, t('auth.error.passwordShort', { min }))
      .max(PASSWORD_MAX, t('auth.error.passwordLong', { max: PASSWORD_MAX })),

  /** Two empty fields don't differ: the first one says that a password is missing. */
  repeated: (t: Translate): StringSchema<string, AnyObject, '', 'd'> =>
    string()
      .defined()
      .default('')
      .test('same', t('auth.error.passwordsDiffer'), (value, { parent: { password = '' } }) => value === password),
};

/** Good enough to catch a slip; the server and the verification mail have the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What a form makes its schema of; it loads with the first check (`laterSchema`). */
export type Checks = { object: typeof object; string: typeof string; rules: typeof rules };
