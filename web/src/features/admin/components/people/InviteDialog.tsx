import { LANGUAGES } from '@contract/languages';
import { STAFF_ROLES } from '@contract/staff-roles';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputCards, InputSelect, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { useInvite, type Invited, type InviteBody } from '../../api/users';
import { InvitationLink } from './InvitationLink';
import styles from '@shared/form/form.module.css';

const TYPES = ['staff', 'admin', 'landlord', 'supplier'] as const satisfies readonly InviteBody['userType'][];
const EMPTY = {
  userType: 'staff',
  staffRole: 'support',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  companyName: '',
};
type Values = typeof EMPTY & { language: string };

function useSchema() {
  const t = useT();
  return useMemo(
    () =>
      object({
        userType: string().required(),
        staffRole: string().required(),
        firstName: rules.required(t, 80),
        lastName: rules.required(t, 80),
        email: rules.email(t),
        phone: rules.optional(t, 40),
        companyName: rules.optional(t, 120),
        language: string().required(),
      }),
    [t],
  );
}

function bodyOf({ userType, staffRole, phone, companyName, language, ...rest }: Values): InviteBody {
  const role = STAFF_ROLES.find((known) => known === staffRole);
  const type = TYPES.find((known) => known === userType) ?? 'staff';
  const code = LANGUAGES.find((known) => known.code === language)?.code ?? 'en';
  return {
    ...rest,
    userType: type,
    ...(type === 'staff' && role && { staffRole: role }),
    language: code,
    phone: phone || null,
    companyName: companyName || null,
  };
}

/** Invites a person. Afterward the link takes the form's place, because it is shown only once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const mail = useMailWord();
  const { language } = useLanguage();
  const [made, setMade] = useState<Invited>();
  const [initial] = useState<Values>({ ...EMPTY, language });
  const invite = useInvite();
  const schema = useSchema();
  const submit = async (values: Values) => setMade(await invite.mutateAsync(bodyOf(values)));
  if (made) {
    return (
      <Dialog
        open
        title={t('admin.invite.doneTitle', mail)}
        closeLabel={t('admin.close')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('admin.invite.finish')}</Button>}
      >
        <InvitationLink invited={made} />
      </Dialog>
    );
  }
  return (
    <Dialog open size="lg" title={t('admin.invite.title')} closeLabel={t('admin.close')} onClose={onClose}>
      <AppForm initial={initial} schema={schema} onSubmit={submit}>
        {({ submitting, values }) => (
          <>
            <InputCards
              name="userType"
              columns={2}
              label={t('admin.invite.role')}
              options={TYPES.map((type) => ({
                value: type,
                label: t(`admin.role.${type}`),
                description: t(`admin.invite.role.${type}`),
              }))}
            />
            {values.userType === 'staff' && (
              <InputCards
                name="staffRole"
                label={t('admin.staffRole')}
                options={STAFF_ROLES.map((role) => ({
                  value: role,
                  label: t(`admin.staffRole.${role}`),
                  description: t(`admin.staffRole.about.${role}`),
                }))}
              />
            )}
            <div className={styles.pair}>
              <InputText name="firstName" label={t('admin.users.firstName')} autoComplete="off" />
              <InputText name="lastName" label={t('admin.users.lastName')} autoComplete="off" />
            </div>
            <InputText name="email" type="email" inputMode="email" label={t('admin.users.email')} autoComplete="off" />
            {(values.userType === 'landlord' || values.userType === 'supplier') && (
              <InputText name="companyName" label={t('admin.invite.company')} help={t('admin.invite.companyHelp')} />
            )}
            <div className={styles.pair}>
              <InputText name="phone" type="tel" label={t('admin.users.phoneOptional')} autoComplete="off" />
              <InputSelect
                name="language"
                label={t('admin.users.language')}
                help={t('admin.invite.languageHelp')}
                options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
              />
            </div>
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('admin.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('admin.invite.submit')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
