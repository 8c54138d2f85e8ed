import { useIsOwner } from '@api/account-owner';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import { Notice, type NoticeProps } from '@ui/states/Notice';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOnboarding, useRefreshSetup, type PaymentSetup } from '../../api/payment-setup';

const TONES: Readonly<Record<PaymentSetup['onboarding'], NoticeProps['tone']>> = {
  not_needed: 'warning',
  none: 'info',
  disconnected: 'warning',
  begun: 'warning',
  checking: 'info',
  ready: 'success',
};

/** Who moves the money, and how far the landlord's account there is. The sandbox says that it moves none. */
export function ProviderState({ setup }: { setup: PaymentSetup }) {
  const t = useT();
  const begin = useOnboarding();
  const { onboarding, payoutsEnabled } = setup;
  useRefreshOnReturn();
  const owner = useIsOwner();
  const open = onboarding === 'none' || onboarding === 'disconnected' || onboarding === 'begun';
  const action = open && owner && (
    <Button loading={begin.isPending || begin.isSuccess} onClick={() => begin.mutate()}>
      {t(`payments.setup.${onboarding}.verb`)}
    </Button>
  );
  return (
    <Section title={t('payments.setup.provider')}>
      <Notice tone={TONES[onboarding]} title={t(`payments.setup.${onboarding}.title`)} action={action}>
        {t(`payments.setup.${onboarding}.text`)}{' '}
        {onboarding === 'ready' && !payoutsEnabled && t('payments.setup.noPayouts')}{' '}
        {open && !owner && t('payments.setup.askOwner')}
      </Notice>
    </Section>
  );
}

/** Back from the provider's page its message may still be on its way: it is asked. */
function useRefreshOnReturn(): void {
  const { mutate } = useRefreshSetup();
  const [params, setParams] = useSearchParams();
  const owner = useIsOwner();
  const back = owner && params.has('onboarding');
  const asked = useRef(false);
  useEffect(() => {
    if (!back || asked.current) return;
    asked.current = true;
    mutate(undefined, { onSettled: () => setParams({}, { replace: true }) });
  }, [back, mutate, setParams]);
}
