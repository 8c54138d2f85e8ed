import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useMemo } from 'react';
import { object, type ObjectSchema } from 'yup';
import { makeCalendar, type CalendarAddress } from '../../api/calendar';
import { OwnPassword, usePasswordRule } from '../colleagues/OwnPassword';
import { SettingsForm } from '../SettingsForm';
import { useTwoFactor } from '../two-factor-context';

interface Values {
  currentPassword: string;
}

interface MakeAddressDialogProps {
  /** Whether there is one already, which stops working. */
  replaces: boolean;
  onMade: (made: CalendarAddress) => void;
  onClose: () => void;
}

/** Makes the address, with the person's password. */
export function MakeAddressDialog({ replaces, onMade, onClose }: MakeAddressDialogProps) {
  const t = useT();
  const mail = useMailWord();
  const client = useQueryClient();
  const withTwoFactor = useTwoFactor();
  const password = usePasswordRule();
  const schema = useMemo(() => object({ currentPassword: password }) as ObjectSchema<Values>, [password]);
  const what = replaces ? 'replace' : 'new';
  const send = async ({ currentPassword }: Values) => {
    const made = await withTwoFactor((verificationToken) => makeCalendar({ currentPassword, verificationToken }));
    void client.invalidateQueries({ queryKey: ['calendar-feed'] });
    onMade(made);
  };
  return (
    <Dialog open size="sm" onClose={onClose} title={t(`account.calendar.${what}.title`)} closeLabel={t('app.close')}>
      <SettingsForm
        initial={{ currentPassword: '' }}
        schema={schema}
        onSubmit={send}
        submit={t(`account.calendar.${what}`)}
        cancel={
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        }
      >
        <Text>
          {t(`account.calendar.${what}.text`)} {t('account.calendar.new.mail', mail)}
        </Text>
        <OwnPassword focus />
      </SettingsForm>
    </Dialog>
  );
}
