import { KEY_AREAS, KEY_DAYS, KEY_NAME_MAX } from '@contract/api-keys';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { InputSelect, InputText } from '@shared/form/inputs';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useMemo } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { makeApiKey, type MadeApiKey } from '../../api/api-keys';
import { OwnPassword, usePasswordRule } from '../colleagues/OwnPassword';
import { SettingsForm } from '../SettingsForm';
import { useTwoFactor } from '../two-factor-context';
import { accessOf, NO_AREAS, scopesOf, type Access, type AreaChoices } from './scopes';
import settings from '../Settings.module.css';
import styles from './api-keys.module.css';

type Values = AreaChoices & { name: string; expiresInDays: string; currentPassword: string };

const EMPTY: Values = { ...NO_AREAS, name: '', expiresInDays: String(KEY_DAYS[1]), currentPassword: '' };

/** What a key is for, what it may do and until when; and the owner's password, because a session alone makes none. */
export function NewKeyDialog({ onMade, onClose }: { onMade: (key: MadeApiKey) => void; onClose: () => void }) {
  const t = useT();
  const mail = useMailWord();
  const client = useQueryClient();
  const withTwoFactor = useTwoFactor();
  const schema = useSchema();
  const send = async ({ name, expiresInDays, currentPassword, ...choices }: Values) => {
    const body = { name, scopes: scopesOf(choices), expiresInDays: Number(expiresInDays), currentPassword };
    const made = await withTwoFactor((verificationToken) => makeApiKey({ ...body, verificationToken }));
    void client.invalidateQueries({ queryKey: ['api-keys'] });
    onMade(made);
  };
  return (
    <Dialog open onClose={onClose} title={t('account.apiKeys.new.title')} closeLabel={t('app.close')}>
      <SettingsForm
        initial={EMPTY}
        schema={schema}
        onSubmit={send}
        fieldOf={(named) => (named === 'scopes' ? KEY_AREAS[0] : named) ?? named}
        submit={t('account.apiKeys.new')}
        cancel={
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        }
      >
        <InputText
          data-autofocus=""
          name="name"
          label={t('account.apiKeys.name')}
          help={t('account.apiKeys.nameHelp')}
          maxLength={KEY_NAME_MAX}
          autoComplete="off"
        />
        <fieldset className={styles.areas}>
          <legend className={styles.legend}>{t('account.apiKeys.scopes')}</legend>
          <Text ink={2}>{t('account.apiKeys.scopesHelp')}</Text>
          <div className={settings.pair}>
            {KEY_AREAS.map((area) => (
              <InputSelect
                key={area}
                name={area}
                label={t(`account.apiKeys.area.${area}`)}
                options={accessOf(area).map((value) => ({
                  value,
                  label: t(`account.apiKeys.access.${value || 'none'}`),
                }))}
              />
            ))}
          </div>
        </fieldset>
        <InputSelect
          name="expiresInDays"
          label={t('account.apiKeys.expiry')}
          options={KEY_DAYS.map((days) => ({ value: String(days), label: t('account.apiKeys.days', { days }) }))}
        />
        <OwnPassword />
        <Text ink={2}>{t('account.apiKeys.new.mail', mail)}</Text>
      </SettingsForm>
    </Dialog>
  );
}

function useSchema(): ObjectSchema<Values> {
  const t = useT();
  const password = usePasswordRule();
  return useMemo(() => {
    // Formik hands an empty choice over as undefined.
    const access = string<Access>().default('').ensure();
    const areas = Object.fromEntries(KEY_AREAS.map((area) => [area, access])) as Record<
      keyof AreaChoices,
      typeof access
    >;
    const some = access.test('some', t('account.apiKeys.error.noScope'), (_, { parent }) =>
      KEY_AREAS.some((area) => Boolean((parent as AreaChoices)[area])),
    );
    return object({
      ...areas,
      portfolio: some,
      name: string().trim().required(t('account.apiKeys.error.nameMissing')),
      expiresInDays: string().defined(),
      currentPassword: password,
    });
  }, [t, password]);
}
