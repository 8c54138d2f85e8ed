import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputMoney } from '@shared/form/InputMoney';
import { InputCards, InputDay } from '@shared/form/inputs';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { leaseQuery } from '../../api/get-lease';
import { useRenewLease } from '../../api/renew-lease';
import type { Lease } from '../../api/types';
import { ConfirmReason } from './ConfirmReason';
import { PaperNote } from './PaperNote';
import { renewBody, renewSchema, renewValues, type RenewValues } from './renew-form';
import { asksToConfirm, useExplainLease } from './use-explain-lease';
import { useKindText } from './use-kind-text';
import styles from '@shared/form/form.module.css';

/** A next term, or another rent of a lease that stays month to month. */
type Change = 'term' | 'rent';

function Fields({ values, lease, change }: { values: RenewValues; lease: Lease; change: Change }) {
  const t = useT();
  const kindText = useKindText(lease.unit.region);
  const kinds = (['term', 'monthly'] as const).map((value) => ({
    value,
    label: t(`landlords.lease.kind.${value}`),
    description: kindText(value),
  }));
  return (
    <>
      {change === 'term' && (
        <InputCards name="termKind" label={t('landlords.lease.term')} options={kinds} columns={2} />
      )}
      <div className={styles.pair}>
        <InputDay
          name="startsOn"
          label={t(change === 'rent' ? 'landlords.lease.rent.from' : 'landlords.lease.renewFrom')}
        />
        {values.termKind === 'term' && (
          <InputDay name="termEndsOn" label={t('landlords.lease.termEndsOn')} min={values.startsOn} />
        )}
      </div>
      <InputMoney
        name="rent"
        currency={lease.currency}
        label={t('landlords.lease.rent')}
        help={t('landlords.lease.renewRentHelp')}
      />
      <InputDay
        name="noticeOn"
        label={t('landlords.lease.renewNoticeOn')}
        help={t('landlords.lease.renewNoticeOnHelp')}
      />
    </>
  );
}

interface RenewDialogProps {
  lease: Lease;
  change: Change;
  onClose: () => void;
}

/**
 * The next term that landlord and tenant have agreed on, or another rent of a lease that stays month to month. The
 * region's limits apply to both.
 */
export function RenewDialog({ lease: present, change, onClose }: RenewDialogProps) {
  const t = useT();
  const note = useNote('landlords');
  const { day } = useFormats();
  const { language } = useLanguage();
  const [lease, catchUp] = useBegunAgain(present, leaseQuery(present.id));
  const renew = useRenewLease(lease.id);
  const explain = useExplainLease(lease.currency);
  const valuesOf = (of: Lease) => renewValues(of, of.endDays.today, language, change);
  const [initial] = useState(() => valuesOf(lease));
  const early = t('landlords.lease.startAfterEnd', { day: day(lease.termEndsOn ?? lease.startsOn) });
  const [toConfirm, setToConfirm] = useState(false);
  const save = async (values: RenewValues): Promise<void> => {
    try {
      await renew.mutateAsync(renewBody(values, lease, language));
    } catch (error) {
      if (asksToConfirm(error)) setToConfirm(true);
      throw error;
    }
    toast({ title: note((t) => t(change === 'rent' ? 'landlords.lease.rent.done' : 'landlords.lease.renewDone')) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t(change === 'rent' ? 'landlords.lease.rent.title' : 'landlords.lease.renewTitle')}
      closeLabel={t('landlords.close')}
      onClose={onClose}
    >
      <AppForm
        initial={initial}
        schema={renewSchema(t, lease, language, { early })}
        explain={explain}
        fieldOf={{ rentCents: 'rent' }}
        catchUp={async () => valuesOf(await catchUp())}
        onSubmit={save}
      >
        {({ submitting, values }) => (
          <>
            <Text ink={2}>{t(change === 'rent' ? 'landlords.lease.rent.text' : 'landlords.lease.renewText')}</Text>
            {lease.unansweredNotice && (
              <Notice tone="warning" title={t('landlords.lease.noticeWaits')}>
                {t('landlords.lease.noticeWaitsText', {
                  name: lease.unansweredNotice.name,
                  day: day(lease.unansweredNotice.lastDay),
                })}
              </Notice>
            )}
            <Fields values={values} lease={lease} change={change} />
            <PaperNote lease={lease} />
            {toConfirm && <ConfirmReason />}
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('landlords.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t(change === 'rent' ? 'landlords.lease.rent.change' : 'landlords.lease.renew')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
