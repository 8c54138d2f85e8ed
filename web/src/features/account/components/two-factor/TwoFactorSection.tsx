import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import type { OwnProfile } from '../../api/profile';
import { offerApp, turnOff, turnOn, type AppOffer, type TwoFactorStatus } from '../../api/two-factor';
import { useTwoFactor } from '../two-factor-context';
import { AppDialog } from './AppDialog';
import { PasswordDialog } from './PasswordDialog';
import { RecoveryCodes } from './RecoveryCodes';
import styles from '../Settings.module.css';

type Ask = 'on' | 'app' | 'codes' | 'off';

function Facts({ status }: { status: TwoFactorStatus }) {
  const t = useT();
  const facts = [
    { label: t('account.twoStep.byEmail'), value: t('account.twoStep.isOn') },
    { label: t('account.twoStep.byApp'), value: t(status.totp ? 'account.twoStep.isOn' : 'account.twoStep.notSetUp') },
    { label: t('account.twoStep.codes'), value: t('account.twoStep.codesLeft', { count: status.recoveryCodesLeft }) },
  ];
  return <FactList facts={facts} />;
}

function Choices({ status, onAsk }: { status: TwoFactorStatus; onAsk: (what: Ask) => void }) {
  const t = useT();
  const on = status.enabled;
  const asks: Ask[] = on ? ['app', 'codes', ...(status.required ? [] : (['off'] as const))] : ['on', 'app'];
  const words: Record<Ask, MessageId> = {
    on: 'account.twoStep.turnOn',
    app: status.totp ? 'account.twoStep.newApp' : 'account.twoStep.app',
    codes: 'account.twoStep.newCodes',
    off: 'account.twoStep.turnOff',
  };
  return (
    <div className={styles.actions}>
      {asks.map((ask) => (
        <Button key={ask} variant={ask === 'off' ? 'ghost' : 'secondary'} onClick={() => onAsk(ask)}>
          {t(words[ask])}
        </Button>
      ))}
    </div>
  );
}

/** The steps behind the buttons: the password, perhaps the app, then the recovery codes, once. */
function useTwoFactorSettings() {
  const note = useNote('account');
  const client = useQueryClient();
  const withTwoFactor = useTwoFactor();
  const [ask, setAsk] = useState<Ask>();
  const [offer, setOffer] = useState<AppOffer>();
  const [codes, setCodes] = useState<string[]>();
  const refresh = () =>
    Promise.all(['two-factor', 'profiles'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  const show = (made: string[]) => {
    setAsk(undefined);
    setOffer(undefined);
    setCodes(made);
    void refresh();
  };
  const confirm = async (password: string) => {
    if (ask === 'app') setOffer(await withTwoFactor((token) => offerApp(password, token)));
    else if (ask === 'off') {
      await withTwoFactor((token) => turnOff(password, token));
      toast({ title: note((t) => t('account.twoStep.off')) });
      void refresh();
    } else return show(await withTwoFactor((token) => turnOn(password, token)));
    setAsk(undefined);
  };
  return { ask, setAsk, offer, setOffer, codes, setCodes, show, confirm };
}

/** The second step of a sign-in: codes by e-mail, an authenticator app, recovery codes (docs/specification/two-step-verification.md). */
export function TwoFactorSection({ status, profile }: { status: TwoFactorStatus; profile: OwnProfile }) {
  const t = useT();
  const { ask, setAsk, offer, setOffer, codes, setCodes, show, confirm } = useTwoFactorSettings();
  const blocked = !status.enabled && !profile.emailVerified;
  return (
    <Section title={t('account.twoStep.title')}>
      <div className={styles.stack}>
        <Text ink={2}>{t(status.enabled ? 'account.twoStep.textOn' : 'account.twoStep.textOff')}</Text>
        {status.required && <Notice>{t('account.twoStep.required')}</Notice>}
        {status.enabled && <Facts status={status} />}
        {blocked ? (
          <Notice tone="warning">{t('account.twoStep.verifyFirst')}</Notice>
        ) : (
          <Choices status={status} onAsk={setAsk} />
        )}
      </div>
      {ask && <PasswordDialog ask={ask} onConfirm={confirm} onClose={() => setAsk(undefined)} />}
      {offer && <AppDialog offer={offer} onConfirmed={show} onClose={() => setOffer(undefined)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  );
}
