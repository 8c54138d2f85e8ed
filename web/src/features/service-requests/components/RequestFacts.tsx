import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { FactList } from '@ui/data/FactList';
import { Link } from '@ui/link/Link';
import type { ServiceRequest } from '../api/types';
import { approvedQuote } from '../approved-quote';
import { PriorityMark, Where } from './Marks';
import { useAppointment } from './use-time';
import { issueKey } from './words';

/** The facts of a request; which of them exist is for the server to say. */
export function RequestFacts({ request, forSupplier = false }: { request: ServiceRequest; forSupplier?: boolean }) {
  const t = useT();
  const formats = useFormats();
  const appointment = useAppointment();
  const { scheduledFor, scheduledUntil, place, contact, costCents, currency, rating } = request;
  const agreed = request.offers?.find(({ status }) => status === 'accepted')?.budgetCents;
  const approved = approvedQuote(request);
  const facts = [
    forSupplier && request.landlordName && { label: t('service-requests.fact.landlord'), value: request.landlordName },
    place && { label: t('service-requests.fact.place'), value: <Where request={request} street /> },
    { label: t('service-requests.fact.issue'), value: t(`service-requests.issue.${issueKey(request.issueType)}`) },
    { label: t('service-requests.fact.priority'), value: <PriorityMark priority={request.priority} /> },
    { label: t('service-requests.fact.filed'), value: formats.instant(request.createdAt, { dateStyle: 'medium', timeStyle: 'short', timeZone: place?.timeZone }) },
    request.supplier && { label: t('service-requests.fact.supplier'), value: request.supplier.companyName },
    scheduledFor && { label: t('service-requests.fact.when'), value: appointment(scheduledFor, scheduledUntil, place?.timeZone) },
    contact && { label: t('service-requests.fact.contact'), value: contact.name },
    contact?.phone && { label: t('service-requests.fact.phone'), value: <Link href={`tel:${contact.phone}`}>{contact.phone}</Link> },
    contact?.accessNote && { label: t('service-requests.fact.access'), value: contact.accessNote },
    { label: t('service-requests.fact.enter'), value: t(request.mayEnter ? 'service-requests.yes' : 'service-requests.no') },
    approved === null && agreed && currency && { label: t('service-requests.offer.budget'), value: formats.money(agreed, currency) },
    approved !== null && currency && { label: t('service-requests.fact.approved'), value: formats.money(approved, currency) },
    costCents && currency && { label: t('service-requests.fact.cost'), value: approved !== null && costCents > approved ? t('service-requests.fact.costOver', { cost: formats.money(costCents, currency), over: formats.money(costCents - approved, currency) }) : formats.money(costCents, currency) },
    rating && { label: t('service-requests.fact.rating'), value: t('service-requests.fact.stars', { rating }) },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return <FactList facts={facts} />;
}
