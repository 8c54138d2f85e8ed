import { toProblem } from '@api/problem';
import { useT } from '@i18n/messages';
import { useSiteSettings } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useBegun } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo } from 'react';
import { object, string } from 'yup';
import { useExtendTrial, useSetEnterprise, type AdminAccount } from '../../api/accounts';
import { useExplain } from './names';
import { useTrialEnd } from './use-trial-end';

const isDays = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 180;

export type AccountStep = 'trial' | 'enterprise' | 'endEnterprise';

/**
 * Extends a trial, or gives and takes back Enterprise: with a reason, which the audit log keeps. If another admin extended the trial
 * meanwhile, saving is refused once, and its new end is shown.
 */
export function AccountStepDialog({
  account,
  step,
  onClose,
}: {
  account: AdminAccount;
  step: AccountStep;
  onClose: () => void;
}) {
  const t = useT();
  const note = useNote('admin');
  const explain = useExplain();
  const trialEnd = useTrialEnd();
  const { billing } = useSiteSettings();
  const extend = useExtendTrial(account.id);
  const agree = useSetEnterprise(account.id);
  const begun = useBegun(account);
  const refused = extend.error !== null && toProblem(extend.error).code === 'stale_version';
  const { trialEndsAt: seen } = refused ? account : begun;
  const schema = useMemo(
    () =>
      object({
        days: string().defined().test('days', t('admin.account.daysWrong'), isDays),
        reason: rules.required(t, 250).min(3, t('admin.account.reasonShort')),
      }),
    [t],
  );
  const save = async ({ days, reason }: { days: string; reason: string }) => {
    if (step === 'trial') await extend.mutateAsync({ days: Number(days), reason, seen });
    else await agree.mutateAsync({ enterprise: step === 'enterprise', reason });
    toast({ kind: 'success', title: note((t) => t('admin.saved')) });
    onClose();
  };
  return (
    <Dialog open title={t(`admin.account.${step}`)} closeLabel={t('admin.close')} onClose={onClose}>
      <AppForm initial={{ days: '14', reason: '' }} schema={schema} onSubmit={save} explain={explain}>
        {({ submitting }) => (
          <>
            <Text>{t(`admin.account.${step}Text`, { billing: billing ? 'on' : 'off' })}</Text>
            {step === 'trial' && (
              <FactList facts={[{ label: t('admin.account.trialLabel'), value: trialEnd(account) }]} />
            )}
            {step === 'trial' && <InputText name="days" label={t('admin.account.days')} inputMode="numeric" />}
            <InputArea name="reason" label={t('admin.account.reason')} help={t('admin.account.reasonHelp')} rows={3} />
            <FormActions>
              <Button type="button" data-cancel="" variant="secondary" onClick={onClose}>
                {t('admin.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t(`admin.account.${step}`)}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
