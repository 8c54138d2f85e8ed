import { useProblemText } from '@api/problem-text';
import { TENANT_ACCESS_AFTER_END_MONTHS } from '@contract/limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputDay } from '@shared/form/inputs';
import { rules as check } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { object, string } from 'yup';
import { useGiveNotice, type NoticeRules } from '../../api/notices';
import { NoticeRule } from './NoticeRule';
import styles from '../renewals.module.css';

interface GiveValues {
  lastDay: string;
  reason: string;
  forwardingAddress: string;
}
const BLANK: GiveValues = { lastDay: '', reason: '', forwardingAddress: '' };

/** Repeats the consequences before the notice is sent. */
function Consequences({
  leaseId,
  values,
  early,
  deposit,
  onBack,
  onDone,
}: {
  leaseId: string;
  values: GiveValues;
  early: boolean;
  deposit: boolean;
  onBack: () => void;
  onDone: () => void;
}) {
  const t = useT();
  const { day } = useFormats();
  const problemText = useProblemText();
  const give = useGiveNotice(leaseId, onDone);
  const { lastDay, reason, forwardingAddress } = values;
  const send = () =>
    give.mutate({
      leaseId,
      lastDay,
      ...(early && { early }),
      ...(reason.trim() && { reason: reason.trim() }),
      ...(forwardingAddress.trim() && { forwardingAddress: forwardingAddress.trim() }),
    });
  return (
    <div className={styles.form}>
      <p className={styles.which}>{t(`renewals.moveOut.${early ? 'sureEarly' : 'sure'}`, { day: day(lastDay) })}</p>
      <ul className={styles.points}>
        <li>{t(`renewals.moveOut.${early ? 'rentEarly' : 'rent'}`, { day: day(lastDay) })}</li>
        {deposit && <li>{t('renewals.moveOut.deposit')}</li>}
        <li>{t('renewals.moveOut.access', { months: TENANT_ACCESS_AFTER_END_MONTHS })}</li>
        <li>{t('renewals.moveOut.joint')}</li>
        <li>{t(`renewals.moveOut.${early ? 'withdrawEarly' : 'withdrawText'}`)}</li>
      </ul>
      {give.error && (
        <Notice tone="danger" announce>
          {problemText(give.error)}
        </Notice>
      )}
      <FormActions>
        <Button variant="secondary" onClick={onBack}>
          {t('renewals.moveOut.back')}
        </Button>
        <Button loading={give.isPending} onClick={send}>
          {t(`renewals.moveOut.${early ? 'sendEarly' : 'send'}`)}
        </Button>
      </FormActions>
    </div>
  );
}

/** Gives notice: the last day first, then what follows from it. A day that is too early makes it a request. */
export function GiveNoticeDialog({
  leaseId,
  rules,
  onClose,
}: {
  leaseId: string;
  rules: NoticeRules;
  onClose: () => void;
}) {
  const t = useT();
  const { day } = useFormats();
  const note = useNote('renewals');
  const [values, setValues] = useState<GiveValues>({
    ...BLANK,
    lastDay: rules.earliest > rules.today ? rules.earliest : '',
  });
  const [sure, setSure] = useState(false);
  const isEarly = (lastDay: string) => lastDay !== '' && lastDay < rules.earliest;
  const done = () => {
    toast({ title: note((words) => words(`renewals.moveOut.${isEarly(values.lastDay) ? 'askedDone' : 'givenDone'}`)) });
    onClose();
  };
  return (
    <Dialog open title={t('renewals.moveOut.title')} closeLabel={t('app.close')} onClose={onClose}>
      {sure ? (
        <Consequences
          leaseId={leaseId}
          values={values}
          early={isEarly(values.lastDay)}
          deposit={rules.deposit}
          onBack={() => setSure(false)}
          onDone={done}
        />
      ) : (
        <AppForm<GiveValues>
          initial={values}
          schema={object({
            lastDay: check.day(t).test('past', t('errors.field.in_past'), (lastDay) => lastDay >= rules.today),
            reason: string().defined().max(500),
            forwardingAddress: string().defined().max(300),
          })}
          onSubmit={(chosen) => {
            setValues(chosen);
            setSure(true);
            return Promise.resolve();
          }}
        >
          {({ values: typed }) => (
            <>
              <NoticeRule rules={rules} />
              <InputDay
                name="lastDay"
                label={t('renewals.moveOut.lastDay')}
                help={t('renewals.moveOut.lastDayHelp')}
                min={rules.today}
              />
              {isEarly(typed.lastDay) && typed.lastDay >= rules.today && (
                <Notice tone="warning">{t('renewals.moveOut.early', { day: day(rules.earliest) })}</Notice>
              )}
              <InputArea name="reason" label={t('renewals.moveOut.reason')} maxLength={500} />
              <InputArea
                name="forwardingAddress"
                label={t('renewals.moveOut.address')}
                help={t('renewals.moveOut.addressHelp', { deposit: rules.deposit ? 'yes' : 'no' })}
                maxLength={300}
              />
              <FormActions>
                <Button data-cancel="" variant="secondary" onClick={onClose}>
                  {t('renewals.cancel')}
                </Button>
                <Button type="submit">{t('renewals.moveOut.continue')}</Button>
              </FormActions>
            </>
          )}
        </AppForm>
      )}
    </Dialog>
  );
}
