import { LANGUAGES } from '@contract/languages';
import { STAFF_ROLES } from '@contract/staff-roles';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputSelect, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { userQuery, useUpdateUser, type UserDetail } from '../../api/users';
import { useExplain } from './names';
import styles from '@shared/form/form.module.css';

const valuesOf = ({ firstName, lastName, email, phone, language, userType, staffRole }: UserDetail) => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
  language: language,
  userType: userType as string,
  staffRole: (staffRole ?? 'support') as string,
});

const OFFICE = ['staff', 'admin'] as const;

/** Name, phone, language; the roles among the house's own; the address while the invitation is open. */
export function EditUserDialog({ user: present, onClose }: { user: UserDetail; onClose: () => void }) {
  const t = useT();
  const note = useNote('admin');
  const [user, catchUp] = useBegunAgain(present, userQuery(present.id));
  const update = useUpdateUser(user.id);
  const explain = useExplain();
  const [initial] = useState(() => valuesOf(user));
  const schema = useMemo(
    () =>
      object({
        firstName: rules.required(t, 80),
        lastName: rules.required(t, 80),
        email: rules.email(t),
        phone: rules.optional(t, 40),
        language: string().required(),
        userType: string().required(),
        staffRole: string().required(),
      }),
    [t],
  );
  const office = OFFICE.some((role) => role === user.userType);
  const save = async (values: typeof initial) => {
    const code = LANGUAGES.find((known) => known.code === values.language)?.code ?? 'en';
    const role = OFFICE.find((known) => known === values.userType);
    const staffRole = STAFF_ROLES.find((known) => known === values.staffRole);
    await update.mutateAsync({
      firstName: values.firstName,
      lastName: values.lastName,
      phone: values.phone || null,
      language: code,
      version: user.version,
      ...(office && role && { userType: role }),
      ...(role === 'staff' && staffRole && { staffRole }),
      ...(user.state === 'invited' && { email: values.email }),
    });
    toast({ kind: 'success', title: note((t) => t('admin.saved')) });
    onClose();
  };
  return (
    <Dialog open title={t('admin.users.edit')} closeLabel={t('admin.close')} onClose={onClose}>
      <AppForm
        initial={initial}
        schema={schema}
        onSubmit={save}
        explain={explain}
        catchUp={async () => valuesOf(await catchUp())}
      >
        {({ submitting, values }) => (
          <>
            <div className={styles.pair}>
              <InputText name="firstName" label={t('admin.users.firstName')} />
              <InputText name="lastName" label={t('admin.users.lastName')} />
            </div>
            {user.state === 'invited' && (
              <InputText name="email" type="email" label={t('admin.users.email')} help={t('admin.users.emailHelp')} />
            )}
            <div className={styles.pair}>
              <InputText name="phone" type="tel" label={t('admin.users.phoneOptional')} />
              <InputSelect
                name="language"
                label={t('admin.users.language')}
                options={LANGUAGES.map((one) => ({ value: one.code, label: one.nativeName }))}
              />
            </div>
            {office && (
              <InputSelect
                name="userType"
                label={t('admin.users.role')}
                help={t('admin.users.roleHelp')}
                options={OFFICE.map((role) => ({ value: role, label: t(`admin.role.${role}`) }))}
              />
            )}
            {office && values.userType === 'staff' && (
              <InputSelect
                name="staffRole"
                label={t('admin.staffRole')}
                help={t('admin.staffRole.help')}
                options={STAFF_ROLES.map((role) => ({ value: role, label: t(`admin.staffRole.${role}`) }))}
              />
            )}
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('admin.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('admin.save')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
