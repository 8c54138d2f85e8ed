import { PRICE_CURRENCY } from '@contract/currencies';
import { PROTECTION_PLANS } from '@contract/protection-plans';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { chosenPlan, forgetChosenPlan } from '@nav/chosen-plan';
import { Loaded } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { RadioCards } from '@ui/fields/RadioCards';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { unitPlanQuery, useEndPlan, useTakePlan, type UnitPlan } from '../../api/unit-plan';
import styles from '../list.module.css';

const BILLINGS = ['monthly', 'annual'] as const;

function ChoosePlan({ unitId, present, onClose }: { unitId: string; present: UnitPlan | null; onClose: () => void }) {
  const t = useT();
  const note = useNote('landlords');
  const { money } = useFormats();
  const [planId, setPlanId] = useState(present?.planId ?? chosenPlan() ?? '');
  const [billing, setBilling] = useState<(typeof BILLINGS)[number]>(
    present?.billing === 'annual' ? 'annual' : 'monthly',
  );
  const take = useTakePlan(unitId);
  const price = (plan: (typeof PROTECTION_PLANS)[number]) =>
    money(billing === 'annual' ? plan.annualCents : plan.monthlyCents, PRICE_CURRENCY, { code: true });
  const save = (): void =>
    take.mutate(
      { planId, billing },
      {
        onSuccess: () => {
          forgetChosenPlan();
          toast({
            title: note((t) => t('landlords.plan.taken', { name: t(messageId(`landlords.plan.name.${planId}`)) })),
          });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      size="lg"
      title={t('landlords.plan.choose')}
      closeLabel={t('landlords.close')}
      onClose={onClose}
      actions={
        <Button disabled={!planId} loading={take.isPending} onClick={save}>
          {t('landlords.plan.take')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <SegmentedControl
          label={t('landlords.plan.billing')}
          value={billing}
          onChange={setBilling}
          options={BILLINGS.map((value) => ({ value, label: t(`landlords.plan.${value}`) }))}
        />
        <RadioCards
          label={t('landlords.plan.choose')}
          hideLabel
          value={planId}
          onChange={setPlanId}
          options={PROTECTION_PLANS.map((plan) => ({
            value: plan.id,
            label: t(messageId(`landlords.plan.name.${plan.id}`)),
            end: price(plan),
            description: t('landlords.plan.terms', {
              deductible: money(plan.deductibleCents, PRICE_CURRENCY),
              claim: money(plan.maxClaimCents, PRICE_CURRENCY),
            }),
          }))}
        />
      </div>
    </Dialog>
  );
}

function Present({ plan }: { plan: UnitPlan }) {
  const t = useT();
  const { money, day } = useFormats();
  return (
    <FactList
      facts={[
        { label: t('landlords.plan.one'), value: t(messageId(`landlords.plan.name.${plan.planId}`)) },
        { label: t(`landlords.plan.${plan.billing}`), value: money(plan.priceCents, plan.currency, { code: true }) },
        { label: t('landlords.plan.deductible'), value: money(plan.deductibleCents, plan.currency) },
        { label: t('landlords.plan.since'), value: day(plan.startedAt) },
      ]}
    />
  );
}

/** The unit's protection plan: what it covers costs, choosing another, ending it. */
export function UnitPlanCard({ unitId }: { unitId: string }) {
  const t = useT();
  const note = useNote('landlords');
  const [choosing, setChoosing] = useState(false);
  const query = useQuery(unitPlanQuery(unitId));
  const end = useEndPlan(unitId);
  return (
    <Section title={t('landlords.plan.one')}>
      <Loaded query={query} shape="list">
        {(plan) => (
          <>
            {' '}
            <div className={styles.stack}>
              {plan ? (
                <Present plan={plan} />
              ) : (
                <Text look="small" ink={2}>
                  {t('landlords.plan.none')}
                </Text>
              )}
              <div className={styles.buttons}>
                <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
                  {t(plan ? 'landlords.plan.change' : 'landlords.plan.choose')}
                </Button>
                {plan && (
                  <Button
                    variant="ghost"
                    size="sm"
                    loading={end.isPending}
                    onClick={() =>
                      end.mutate(undefined, {
                        onSuccess: () => toast({ title: note((t) => t('landlords.plan.ended')) }),
                      })
                    }
                  >
                    {t('landlords.plan.end')}
                  </Button>
                )}
              </div>
            </div>
            {choosing && <ChoosePlan unitId={unitId} present={plan} onClose={() => setChoosing(false)} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}
