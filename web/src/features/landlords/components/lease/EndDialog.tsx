import { addDays, addMonths, day as asDay, later } from '@contract/days';
import { LEASE_END_MONTHS_BACK, LEASE_END_UNDO_DAYS } from '@contract/limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputDay, InputSelect } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { boolean, object, string } from 'yup';
import { useEndLease } from '../../api/end-lease';
import { leaseQuery } from '../../api/get-lease';
import type { Lease, LeaseEnd } from '../../api/types';
import { AgreedReason } from './AgreedReason';
import { ConfirmReason } from './ConfirmReason';
import { FormNote } from './FormNote';
import { LostRenewal } from './LostRenewal';
import { PaperNote } from './PaperNote';
import { EffectButton, RentEffect } from './RentEffect';
import { asksToConfirm, useExplainLease } from './use-explain-lease';

type By = NonNullable<LeaseEnd['by']>;
type Reason = NonNullable<LeaseEnd['reason']>;

interface EndValues {
  endsOn: string;
  by: string;
  reason: string;
  confirmReason: string;
  agreed: boolean;
}
const BY: readonly By[] = ['landlord', 'tenant', 'agreement'];
const REASONS: readonly Reason[] = ['end_of_term', 'own_use', 'sale', 'renovation', 'nonpayment', 'breach', 'other'];

/** Who ends the lease, and on which ground. */
type Ender = Pick<EndValues, 'by' | 'reason'>;

/**
 * The day to begin with: for an end by agreement today, or the agreed day that has passed; else the earliest after the notice that the region asks for. Where that
 * isn't known, the last day of a term that is running, unless a landlord has another ground than its end.
 */
function lastDayOf(lease: Lease, step: 'notice' | 'end', { by, reason }: Ender): string {
  const { endsOn, termEndsOn, endsForGood, endDays } = lease;
  const { today } = endDays;
  const termEnd = termEndsOn && termEndsOn >= today && (by === 'tenant' || reason === 'end_of_term') ? termEndsOn : '';
  const agreed = endsOn ?? (endsForGood ? termEndsOn : null);
  if (step === 'end') return agreed && agreed < today ? agreed : today;
  if (by === 'agreement') return termEndsOn && termEndsOn > today ? termEndsOn : today;
  const ofLandlord = () => endDays.grounds.find((ground) => ground.reason === reason)?.earliest;
  return endsOn ?? (by === 'landlord' ? ofLandlord() : endDays.tenant) ?? termEnd;
}

/** Another one who gives notice, or another ground, has another earliest day; a day that was typed stays. */
function FollowWho({ lease, step }: { lease: Lease; step: 'notice' | 'end' }) {
  const { values, setFieldValue } = useFormikContext<EndValues>();
  const { by, reason, endsOn } = values;
  const before = useRef<Ender>({ by, reason });
  useEffect(() => {
    const untouched = endsOn === lastDayOf(lease, step, before.current);
    const changed = by !== before.current.by || reason !== before.current.reason;
    if (changed && untouched) void setFieldValue('endsOn', lastDayOf(lease, step, { by, reason }));
    before.current = { by, reason };
  }, [by, reason, endsOn, lease, step, setFieldValue]);
  return null;
}

/** No ground is chosen beforehand: some regions refuse the end of a term, and another one would be a claim. */
const valuesOf = (lease: Lease, step: 'notice' | 'end'): EndValues => ({
  endsOn: lastDayOf(lease, step, { by: 'tenant', reason: '' }),
  by: 'tenant',
  reason: '',
  confirmReason: '',
  agreed: false,
});

/** An end by agreement: what was agreed is said first, unless the lease itself ends on that day. */
const isAgreed = (lease: Lease, step: 'notice' | 'end', { by, endsOn }: { by: unknown; endsOn: unknown }) =>
  step === 'end' ? !(lease.endsForGood && lease.endsOn === null && lease.termEndsOn === endsOn) : by === 'agreement';

const termsOf = ({ endsOn }: EndValues) => (endsOn ? { endsOn } : {});

/** Records a notice with its last day, or the end on a day that has come. */
export function EndDialog({
  lease: present,
  step,
  onClose,
}: {
  lease: Lease;
  step: 'notice' | 'end';
  onClose: () => void;
}) {
  const t = useT();
  const note = useNote('landlords');
  const mail = useMailWord();
  const { day } = useFormats();
  const [lease, catchUp] = useBegunAgain(present, leaseQuery(present.id));
  const end = useEndLease(lease.id, step);
  const explain = useExplainLease(lease.currency);
  const [initial] = useState(() => valuesOf(lease, step));
  const [toConfirm, setToConfirm] = useState(false);
  const save = async ({ endsOn, by, reason, confirmReason }: EndValues): Promise<void> => {
    const ground = by === 'landlord' ? { reason: REASONS.find((known) => known === reason) } : {};
    try {
      await end.mutateAsync({
        endsOn,
        by: step === 'end' ? 'agreement' : BY.find((known) => known === by),
        ...ground,
        ...(confirmReason.trim() && { confirmReason: confirmReason.trim() }),
        version: lease.version,
      });
    } catch (error) {
      if (asksToConfirm(error)) setToConfirm(true);
      throw error;
    }
    toast({ title: note((t) => t(`landlords.lease.${step}Done`)) });
    onClose();
  };
  return (
    <Dialog open title={t(`landlords.lease.${step}Title`)} closeLabel={t('landlords.close')} onClose={onClose}>
      <AppForm
        initial={initial}
        schema={object({
          endsOn: rules.day(t),
          by: string().required(),
          reason: string()
            .defined()
            .when('by', ([by]: unknown[], schema) =>
              by === 'landlord' ? schema.required(t('parts.form.required')) : schema,
            ),
          confirmReason: string()
            .defined()
            .max(500)
            .when(['by', 'endsOn'], ([by, endsOn]: unknown[], schema) =>
              isAgreed(lease, step, { by, endsOn }) ? schema.trim().required(t('parts.form.required')) : schema,
            ),
          agreed: boolean()
            .required()
            .when(['by', 'endsOn'], ([by, endsOn]: unknown[], schema) =>
              isAgreed(lease, step, { by, endsOn }) ? schema.isTrue(t('landlords.agreed.needed')) : schema,
            ),
        })}
        explain={explain}
        catchUp={async () => valuesOf(await catchUp(), step)}
        onSubmit={save}
      >
        {({ submitting, values }) => (
          <>
            <FollowWho lease={lease} step={step} />
            {step === 'notice' && (
              <InputSelect
                name="by"
                label={t('landlords.lease.noticeBy')}
                help={t('landlords.lease.noticeByHelp', mail)}
                options={BY.map((by) => ({ value: by, label: t(`landlords.lease.by.${by}`) }))}
              />
            )}
            {step === 'notice' && values.by === 'landlord' && (
              <InputSelect
                name="reason"
                label={t('landlords.lease.noticeReason')}
                placeholder={t('landlords.form.choose')}
                options={REASONS.map((reason) => ({ value: reason, label: t(`landlords.lease.reason.${reason}`) }))}
              />
            )}
            <InputDay
              name="endsOn"
              label={t('landlords.lease.lastDay')}
              help={t(`landlords.lease.${step}Help`)}
              min={
                step === 'end'
                  ? later(asDay(lease.startsOn), addMonths(asDay(lease.endDays.today), -LEASE_END_MONTHS_BACK))
                  : lease.startsOn
              }
            />
            <LostRenewal lease={lease} endsOn={values.endsOn} step={step} />
            <RentEffect leaseId={lease.id} terms={termsOf(values)} />
            <FormNote
              lease={lease}
              by={isAgreed(lease, step, values) ? 'agreement' : values.by}
              reason={values.reason}
            />
            {step === 'end' && (
              <Text>
                {t('landlords.lease.endUndone', { day: day(addDays(asDay(lease.endDays.today), LEASE_END_UNDO_DAYS)) })}
              </Text>
            )}
            <PaperNote lease={lease} kind={step === 'notice' && values.by === 'landlord' ? 'notice' : 'end'} />
            {isAgreed(lease, step, values) ? <AgreedReason /> : toConfirm && <ConfirmReason />}
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('landlords.cancel')}
              </Button>
              <EffectButton
                leaseId={lease.id}
                terms={termsOf(values)}
                type="submit"
                variant={step === 'end' ? 'danger' : 'primary'}
                loading={submitting}
              >
                {t(`landlords.lease.${step}`)}
              </EffectButton>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
