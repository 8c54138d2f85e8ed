import { sourceFor } from '@contract/french-pages';
import { pointsOf } from '@contract/percent';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LetterButton } from '@shared/lease-letters/LetterButton';
import { OnPaper } from '@shared/lease-letters/OnPaper';
import { Button, ButtonLink } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { TextArea } from '@ui/fields/TextField';
import { Sourced } from '@ui/link/Sourced';
import { Dialog } from '@ui/overlay/Dialog';
import { StatusChip } from '@ui/pane/StatusChip';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import type { Decision, Outcome, Renewal, RenewalChange } from '../api/renewals';
import { AdjustDialog } from './AdjustDialog';
import { ConfirmRise } from './ConfirmRise';
import { endOf, homeName, rentOf, TONE, useRise } from './names';
import { OfferDialog } from './OfferDialog';
import { SignDialog } from './SignDialog';
import { canAccept, canAdjust, canOffer, canReject, canSign, canWithdraw } from './steps';
import { useRefusal } from './use-refusal';
import styles from './renewals.module.css';

/** The region's cap with its source, and what is missing about it. */
function useCap(): (renewal: Renewal) => string {
  const t = useT();
  const { money, day } = useFormats();
  const { language } = useLanguage();
  return ({ capCents, capStatus, capSource, capMustCheck, capEndedOn, currency }) => {
    if (capEndedOn) return t('renewals.capEnded', { day: day(capEndedOn) });
    const said = capCents !== null ? money(capCents, currency) : t(`renewals.capStatus.${capStatus}`);
    if (!capSource || capStatus !== 'automatic') return said;
    return t('renewals.capSource', {
      amount: said,
      source: [sourceFor(language, capSource), ...(capMustCheck ? [t('renewals.capUnchecked')] : [])].join(' · '),
    });
  };
}

function Facts({ renewal }: { renewal: Renewal }) {
  const t = useT();
  const rise = useRise();
  const cap = useCap();
  const { money, day, percent } = useFormats();
  const next = renewal.endsOn
    ? t('renewals.termTo', { from: day(renewal.startsOn), to: day(renewal.endsOn) })
    : t('renewals.termOpen', { from: day(renewal.startsOn) });
  return (
    <FactList
      facts={[
        { label: t('renewals.ends'), value: renewal.monthly ? t('renewals.monthly') : day(endOf(renewal)) },
        { label: t('renewals.nextTerm'), value: next },
        { label: t('renewals.present'), value: money(renewal.currentRentCents, renewal.currency) },
        {
          label: t(renewal.rentCents === null ? 'renewals.proposed' : 'renewals.decided'),
          value: `${money(rentOf(renewal), renewal.currency)} (${rise(renewal)})`,
        },
        { label: t('renewals.cap'), value: <Sourced>{cap(renewal)}</Sourced> },
        {
          label: t('renewals.noticeBy'),
          value: renewal.noticeBy ? day(renewal.noticeBy) : t('renewals.notice.unknown'),
        },
        ...renewal.intents.map(({ name, intent }) => ({
          label: t('renewals.intents', { name }),
          value: t(`renewals.intents.${intent}`),
        })),
        { label: t('renewals.confidence'), value: percent(pointsOf(renewal.confidence)) },
      ]}
    />
  );
}

/** The tenants’ question, and the way to answer it. */
function Question({ renewal, busy, go }: { renewal: Renewal; busy: boolean; go: (change: RenewalChange) => void }) {
  const t = useT();
  const [reply, setReply] = useState('');
  const { question, reply: given, state } = renewal.offer ?? {};
  if (!question) return null;
  return (
    <div className={styles.form}>
      <Notice title={t('renewals.asked')}>{question}</Notice>
      {given && <p className={styles.quiet}>{t('renewals.replied', { reply: given })}</p>}
      {!given && state === 'sent' && (
        <>
          <TextArea
            label={t('renewals.reply')}
            maxLength={1000}
            value={reply}
            onChange={(event) => setReply(event.target.value)}
          />
          <div>
            <Button size="sm" loading={busy} disabled={!reply.trim()} onClick={() => go({ reply: reply.trim() })}>
              {t('renewals.replyVerb')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface RenewalDialogProps {
  renewal: Renewal;
  busy: boolean;
  outcome: Outcome | undefined;
  decide: (decisions: Decision[]) => void;
  onClose: () => void;
}

/** One recommendation with its reasons, and everything that can be done with it. */
export function RenewalDialog({ renewal, busy, outcome, decide, onClose }: RenewalDialogProps) {
  const t = useT();
  const refusal = useRefusal();
  const { day, money } = useFormats();
  const [dialog, setDialog] = useState<'adjust' | 'offer' | 'sign'>();
  const go = (change: RenewalChange) => decide([{ renewal, steps: [{ ...change, version: renewal.version }] }]);
  const waits = canOffer(renewal) && renewal.offerFrom !== null;
  const refused = outcome?.refused.find((one) => one.renewal.id === renewal.id);
  const inner = (decisions: Decision[]) => {
    setDialog(undefined);
    decide(decisions);
  };
  const button = (
    can: boolean,
    label: MessageId,
    onClick: () => void,
    variant: 'primary' | 'secondary' | 'ghost' = 'secondary',
  ) =>
    can && (
      <Button size="sm" variant={variant} disabled={busy} onClick={onClick}>
        {t(label)}
      </Button>
    );
  return (
    <Dialog
      open
      size="lg"
      title={t('renewals.dialogTitle', { home: homeName(renewal), names: renewal.tenants.join(', ') })}
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <div className={styles.form}>
        <div className={styles.chips}>
          <StatusChip status={TONE[renewal.status]}>{t(`renewals.status.${renewal.status}`)}</StatusChip>
          {renewal.noticeStatus === 'missed' && <StatusChip status="overdue">{t('renewals.notice.missed')}</StatusChip>}
        </div>
        <Facts renewal={renewal} />
        <div>
          <h3 className={styles.why}>{t('renewals.why')}</h3>
          <ol className={styles.reasons}>
            {renewal.reasons.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ol>
        </div>
        <Question renewal={renewal} busy={busy} go={go} />
        {renewal.offer?.state === 'sent' && <OnPaper names={renewal.onPaper} />}
        {waits && renewal.offerFrom && (
          <Notice title={t('renewals.wait', { day: day(renewal.offerFrom) })}>
            {t('renewals.waitText', { present: money(renewal.currentRentCents, renewal.currency) })}
          </Notice>
        )}
        {refused && (
          <Notice tone="danger" announce>
            {refusal(refused.error, renewal.currency)}
          </Notice>
        )}
        {refused && <ConfirmRise key={refused.step.status} refused={refused} busy={busy} go={go} />}
        <div className={styles.buttons}>
          {button(canOffer(renewal) && !waits, 'renewals.offer', () => setDialog('offer'), 'primary')}
          {button(canAccept(renewal), 'renewals.accept', () => go({ status: 'accepted' }))}
          {button(canAdjust(renewal), 'renewals.adjust', () => setDialog('adjust'))}
          {button(canSign(renewal), 'renewals.sign', () => setDialog('sign'))}
          {button(canWithdraw(renewal), 'renewals.declined', () => go({ status: 'declined' }))}
          {button(canWithdraw(renewal), 'renewals.withdraw', () => go({ status: 'withdrawn' }), 'ghost')}
          {button(canReject(renewal), 'renewals.reject', () => go({ status: 'rejected' }), 'ghost')}
          {renewal.offer?.state === 'sent' && <LetterButton leaseId={renewal.leaseId} kind="offer" />}
          <ButtonLink size="sm" variant="ghost" href={paths.landlordLease(renewal.leaseId, 'lease')}>
            {t('renewals.openLease')}
          </ButtonLink>
        </div>
        {dialog === 'adjust' && (
          <AdjustDialog renewals={[renewal]} onClose={() => setDialog(undefined)} decide={inner} />
        )}
        {dialog === 'sign' && <SignDialog renewal={renewal} onClose={() => setDialog(undefined)} decide={inner} />}
        {dialog === 'offer' && <OfferDialog renewals={[renewal]} onClose={() => setDialog(undefined)} decide={inner} />}
      </div>
    </Dialog>
  );
}
