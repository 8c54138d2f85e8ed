import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { chosenPlan, forgetChosenPlan } from '@nav/chosen-plan';
import { Button } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';

/** Tells someone who chose a protection plan on the site where to attach it. */
export function ChosenPlanNotice() {
  const t = useT();
  const [planId, setPlanId] = useState(chosenPlan);
  if (!planId) return null;
  const leave = () => {
    forgetChosenPlan();
    setPlanId(undefined);
  };
  return (
    <Notice
      title={t('landlords.plan.picked', { name: t(messageId(`landlords.plan.name.${planId}`)) })}
      action={
        <Button variant="ghost" size="sm" onClick={leave}>
          {t('landlords.plan.notNow')}
        </Button>
      }
    >
      {t('landlords.plan.pickedText')}
    </Notice>
  );
}
