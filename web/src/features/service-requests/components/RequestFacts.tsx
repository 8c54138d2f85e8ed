import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { answerFacts } from '@shared/request-parts/answers';
import { emergencyFact } from '@shared/request-parts/emergency';
import { Translated } from '@shared/translation/Translated';
import { FactList } from '@ui/data/FactList';
import { Link } from '@ui/link/Link';
import type { ServiceRequest, ServiceRequestDetail } from '../api/types';
import { approvedQuote, hasPickedPrice } from '../approved-quote';
import { PriorityMark, Where } from './Marks';
import { PhoneLink } from './PhoneLink';
import { useAppointment } from './use-time';
import { issueKey } from './words';

/** The agreed price and the cost. If the cost is above the approved quote, it says by how much. */
function useAmounts(request: ServiceRequest) {
  const t = useT();
  const { money } = useFormats();
  const { currency, costCents } = request;
  if (!currency) return [];
  const approved = approvedQuote(request);
  const limit = request.limitCents ?? null;
  const over = costCents && approved !== null ? costCents - approved : 0;
  const cost = (cents: number) =>
    over > 0
      ? t('service-requests.fact.costOver', { cost: money(cents, currency), over: money(over, currency) })
      : money(cents, currency);
  return [
    approved === null &&
      limit !== null && {
        label: t(hasPickedPrice(request) ? 'service-requests.fact.agreed' : 'service-requests.offer.budget'),
        value: money(limit, currency),
      },
    approved !== null && { label: t('service-requests.fact.approved'), value: money(approved, currency) },
    costCents && { label: t('service-requests.fact.cost'), value: cost(costCents) },
  ];
}

/** The appointment. Null for work that was done before it, as no one came then. */
function stillMeant({
  scheduledFor,
  completedAt,
}: Pick<ServiceRequest, 'scheduledFor' | 'completedAt'>): string | null {
  return scheduledFor && completedAt && completedAt < scheduledFor ? null : scheduledFor;
}

/** Nothing for a supplier who doesn't have the job, for whom it is null. */
function entryFact(mayEnter: boolean | null, t: ReturnType<typeof useT>) {
  if (mayEnter === null) return null;
  return {
    label: t('service-requests.fact.enter'),
    value: t(mayEnter ? 'service-requests.yes' : 'service-requests.no'),
  };
}

/** A supplier answers ratings on their profile, where all of them are. */
function Stars({ rating, answers }: { rating: number; answers: boolean }) {
  const t = useT();
  const stars = t('service-requests.fact.stars', { rating });
  if (!answers) return stars;
  return (
    <>
      {stars}{' '}
      <Link look="inline" href={paths.supplierProfile()}>
        {t('service-requests.fact.answerRating')}
      </Link>
    </>
  );
}

function answerFact(
  { id, ratingAnswer: answer, supplier }: ServiceRequest & Partial<Pick<ServiceRequestDetail, 'ratingAnswer'>>,
  t: ReturnType<typeof useT>,
) {
  if (!answer || !supplier) return null;
  const { text, language, outdated } = answer;
  return {
    label: t('service-requests.fact.answer', { company: supplier.companyName }),
    value: (
      <Translated
        kind="rating_answer"
        id={id}
        text={text}
        language={language}
        show={(said) => (outdated ? t('service-requests.fact.answerOutdated', { text: said }) : said)}
      />
    ),
  };
}

/** The facts of a request. The server decides which of them the reader gets. */
export function RequestFacts({
  request,
  forSupplier = false,
}: {
  request: ServiceRequest & Partial<Pick<ServiceRequestDetail, 'dueOn' | 'ratingAnswer'>>;
  forSupplier?: boolean;
}) {
  const t = useT();
  const formats = useFormats();
  const appointment = useAppointment();
  const { scheduledUntil, place, contact, rating } = request;
  const scheduledFor = stillMeant(request);
  const amounts = useAmounts(request);
  const facts = [
    forSupplier && request.landlordName && { label: t('service-requests.fact.landlord'), value: request.landlordName },
    place && { label: t('service-requests.fact.place'), value: <Where request={request} street /> },
    { label: t('service-requests.fact.issue'), value: t(`service-requests.issue.${issueKey(request.issueType)}`) },
    { label: t('service-requests.fact.priority'), value: <PriorityMark priority={request.priority} /> },
    ...answerFacts(request.answers, t),
    emergencyFact(request.floorKinds, t),
    request.belowFloorReason && { label: t('service-requests.fact.belowFloor'), value: request.belowFloorReason },
    {
      label: t('service-requests.fact.filed'),
      value: formats.instant(request.createdAt, { dateStyle: 'medium', timeStyle: 'short', timeZone: place?.timeZone }),
    },
    request.dueOn && { label: t('service-requests.fact.due'), value: formats.day(request.dueOn) },
    request.supplier && { label: t('service-requests.fact.supplier'), value: request.supplier.companyName },
    request.technician && { label: t('service-requests.fact.technician'), value: request.technician },
    scheduledFor && {
      label: t('service-requests.fact.when'),
      value: appointment(scheduledFor, scheduledUntil, place?.timeZone),
    },
    contact && { label: t('service-requests.fact.contact'), value: contact.name },
    contact?.phone && {
      label: t('service-requests.fact.phone'),
      value: <PhoneLink number={contact.phone} />,
    },
    contact?.accessNote && {
      label: t('service-requests.fact.access'),
      value: (
        <Translated
          kind="access_note"
          id={request.id}
          text={contact.accessNote}
          language={request.language}
          own={request.own}
        />
      ),
    },
    entryFact(request.mayEnter, t),
    ...amounts,
    rating && { label: t('service-requests.fact.rating'), value: <Stars rating={rating} answers={forSupplier} /> },
    answerFact(request, t),
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return <FactList facts={facts} />;
}
