import { useT } from '@i18n/messages';
import { InputArea } from '@shared/form/inputs';

/** Asks why the landlord continues where the region's rules can't be checked; shown once the server has asked. */
export function ConfirmReason() {
  const t = useT();
  return (
    <InputArea
      name="confirmReason"
      label={t('landlords.confirm.label')}
      help={t('landlords.confirm.help')}
      maxLength={500}
    />
  );
}
