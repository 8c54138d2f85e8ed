import { PASSWORD_MAX } from '@contract/limits';
import type { MessageId } from '@i18n/message-ids';
import { object, string } from 'yup';

type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** Good enough to catch a slip; the server and the mailed link have the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const present = (t: Translate) => string().required(t('account.error.currentMissing'));

/** What the forms of the settings ask for; the texts are those of docs/specification/account-settings.md. */
export const rules = {
  currentPassword: (t: Translate) => object({ currentPassword: present(t) }),

  newPassword: (t: Translate, min: number) =>
    object({
      currentPassword: present(t),
      newPassword: string()
        .required(t('account.error.passwordMissing'))
        .min(min, t('account.error.passwordShort', { min }))
        .max(PASSWORD_MAX, t('account.error.passwordLong', { max: PASSWORD_MAX })),
      // Two empty fields don't differ: the first one says that a password is missing.
      confirmPassword: string()
        .defined()
        .default('')
        .test(
          'same',
          t('account.error.passwordsDiffer'),
          (value, { parent: { newPassword = '' } }) => value === newPassword,
        ),
    }),

  newEmail: (t: Translate, current: string) =>
    object({
      email: string()
        .trim()
        .required(t('account.error.emailMissing'))
        .matches(EMAIL, t('account.error.emailWrong'))
        .test('other', t('account.error.emailSame'), (value) => value?.trim().toLowerCase() !== current.toLowerCase()),
      currentPassword: present(t),
    }),

  name: (t: Translate, id: MessageId) => string().trim().required(t(id)).max(80),
};
