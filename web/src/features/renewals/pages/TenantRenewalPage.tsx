import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { TextArea } from '@ui/fields/TextField';
import { PageHead } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { offersQuery, useAnswer, type Offer } from '../api/offers';
import { offersToShow } from '../components/offers-to-show';
import styles from '../components/renewals.module.css';

function Facts({ offer }: { offer: Offer }) {
  const t = useT();
  const { money, day } = useFormats();
  return (
    <FactList
      facts={[
        { label: t('renewals.home'), value: offer.home },
        { label: t('renewals.offer.landlord'), value: offer.landlord },
        {
          label: t('renewals.nextTerm'),
          value: offer.endsOn
            ? t('renewals.termTo', { from: day(offer.startsOn), to: day(offer.endsOn) })
            : t('renewals.termOpen', { from: day(offer.startsOn) }),
        },
        { label: t('renewals.offer.rent'), value: money(offer.rentCents, offer.currency) },
        { label: t('renewals.present'), value: money(offer.currentRentCents, offer.currency) },
        { label: t('renewals.answerBy'), value: day(offer.answerBy) },
      ]}
    />
  );
}

/** Accept, decline, or ask first; both answers are final and need a confirmation. */
function Answer({ offer }: { offer: Offer }) {
  const t = useT();
  const mail = useMailWord();
  const problemText = useProblemText();
  const [sure, setSure] = useState<'accepted' | 'declined'>();
  const [question, setQuestion] = useState('');
  const client = useQueryClient();
  const { money, day } = useFormats();
  const answer = useAnswer(offer.id, () => {
    setSure(undefined);
    setQuestion('');
  });
  // Another tenant or the landlord was first, or the offer has expired. The page shows its current state.
  const give = (body: Parameters<typeof answer.mutate>[0]) =>
    answer.mutate(
      { ...body, version: offer.version },
      { onError: () => void client.invalidateQueries({ queryKey: ['renewal-offers'] }) },
    );
  return (
    <>
      {answer.error && !sure && (
        <Notice tone="danger" announce>
          {problemText(answer.error)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button size="lg" onClick={() => setSure('accepted')}>
          {t('renewals.answer.accept')}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => setSure('declined')}>
          {t('renewals.answer.decline')}
        </Button>
      </div>
      <TextArea
        label={t('renewals.answer.ask')}
        help={t('renewals.answer.askHelp', mail)}
        maxLength={1000}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <div>
        <Button
          variant="secondary"
          disabled={!question.trim()}
          loading={answer.isPending && !sure}
          onClick={() => give({ question: question.trim() })}
        >
          {t('renewals.answer.askVerb')}
        </Button>
      </div>
      <Dialog
        open={sure !== undefined}
        size="sm"
        title={t(`renewals.answer.${sure ?? 'accepted'}Title`)}
        closeLabel={t('app.close')}
        onClose={() => setSure(undefined)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setSure(undefined)}>
              {t('renewals.cancel')}
            </Button>
            <Button
              variant={sure === 'declined' ? 'danger' : 'primary'}
              loading={answer.isPending}
              onClick={() => give({ status: sure })}
            >
              {t(sure === 'declined' ? 'renewals.answer.decline' : 'renewals.answer.accept')}
            </Button>
          </>
        }
      >
        <p className={styles.which}>
          {t('renewals.answer.which', {
            home: offer.home,
            rent: money(offer.rentCents, offer.currency),
            from: day(offer.startsOn),
          })}
        </p>
        <p className={styles.quiet}>{t(`renewals.answer.${sure ?? 'accepted'}Text`)}</p>
        {answer.error && (
          <Notice tone="danger" announce>
            {problemText(answer.error)}
          </Notice>
        )}
      </Dialog>
    </>
  );
}

function OneOffer({ offer }: { offer: Offer }) {
  const t = useT();
  const { day } = useFormats();
  return (
    <section className={styles.offer} aria-label={offer.home}>
      {offer.state !== 'sent' && (
        <Notice tone={offer.state === 'accepted' ? 'success' : 'info'}>
          {t(`renewals.offer.state.${offer.state}`, { day: day(offer.startsOn) })}
        </Notice>
      )}
      <Facts offer={offer} />
      {offer.note && <Notice title={t('renewals.offer.note', { landlord: offer.landlord })}>{offer.note}</Notice>}
      {offer.question && <Notice title={t('renewals.offer.question')}>{offer.question}</Notice>}
      {offer.reply && <Notice title={t('renewals.offer.reply', { landlord: offer.landlord })}>{offer.reply}</Notice>}
      {offer.state === 'sent' && <Answer offer={offer} />}
    </section>
  );
}

/** The renewals that the tenant was offered, and the answer to each; `?lease=` is about one home. */
export default function TenantRenewalPage() {
  const t = useT();
  const [params] = useSearchParams();
  const { data, error, refetch, dataUpdatedAt } = useQuery(offersQuery());
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('app.loading')} />;
  const offers = offersToShow(data, params.get('lease'), dataUpdatedAt);
  if (offers.length === 0)
    return (
      <EmptyState level={1} title={t('renewals.offer.none')}>
        {t('renewals.offer.noneText')}
      </EmptyState>
    );
  return (
    <>
      <PageHead title={t('renewals.offer.title')} />
      <div className={styles.offers}>
        {offers.map((offer) => (
          <OneOffer key={offer.id} offer={offer} />
        ))}
      </div>
    </>
  );
}
