import { useT } from '@i18n/messages';
import { InputArea, InputCheck } from '@shared/form/inputs';

/** Asks what landlord and tenant agreed on. `optional`: without the tenant's agreement the region's rules decide. */
export function AgreedReason({ optional = false }: { optional?: boolean }) {
  const t = useT();
  return (
    <>
      <InputCheck
        name="agreed"
        label={t('landlords.agreed.label')}
        help={optional ? t('landlords.agreed.help') : undefined}
      />
      <InputArea
        name="confirmReason"
        label={t(optional ? 'landlords.confirm.label' : 'landlords.agreed.reason')}
        help={t('landlords.agreed.reasonHelp')}
        maxLength={500}
      />
    </>
  );
}
