import type { components } from '@api/schema';
import { addDays, day as dayOf } from '@contract/days';
import { localeOf } from '@contract/languages';
import { mailingLines } from '@contract/postal-address';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { afterTerm } from '@shared/after-term';
import { FactList } from '@ui/data/FactList';
import { Fragment } from 'react';

export type OwnLease = components['schemas']['TenantLeaseResponse'];

/** The last day of the present term: the lease’s own end is that of the term agreed on after it. */
const presentEnd = ({ termEndsOn, nextTerm }: OwnLease) =>
  nextTerm?.endsOn ? addDays(dayOf(nextTerm.startsOn), -1) : termEndsOn;

/** What was agreed, for the tenant to read. */
export function OwnLeaseFacts({ lease }: { lease: OwnLease }) {
  const t = useT();
  const { money, day, list } = useFormats();
  const { streetNumber, street, unitLabel, city, region, postalCode } = lease.home;
  const after = afterTerm(lease, region);
  const ending = lease.state === 'ended' && after === 'ends' ? 'ended' : after;
  const afterwards = t(`documents.lease.${ending}`, { day: lease.endsOn ? day(lease.endsOn) : '' });
  const agreed = lease.depositCents > 0 ? money(lease.depositCents, lease.currency) : t('documents.lease.noDeposit');
  const deposit =
    lease.depositHeldCents > 0
      ? t('documents.lease.depositHeld', { amount: money(lease.depositHeldCents, lease.currency) })
      : agreed;
  const termEnd = presentEnd(lease);
  const nextTerm = ({ startsOn, endsOn, rentCents }: NonNullable<OwnLease['nextTerm']>) =>
    t(endsOn ? 'documents.lease.nextFromTo' : 'documents.lease.nextFrom', {
      from: day(startsOn),
      to: endsOn ? day(endsOn) : '',
      amount: money(rentCents, lease.currency),
    });
  const facts = [
    {
      label: t('documents.lease.home'),
      value: `${streetNumber} ${street}, ${unitLabel}, ${city}, ${region} ${postalCode}`,
    },
    { label: t('documents.lease.tenants'), value: list(lease.tenants) },
    { label: t('documents.lease.landlord'), value: <Landlord lease={lease} /> },
    {
      label: t('documents.lease.rent'),
      value: t('documents.lease.rentOn', { amount: money(lease.rentCents, lease.currency), day: lease.dueDay }),
    },
    { label: t('documents.lease.start'), value: day(lease.startsOn) },
    { label: t('documents.lease.termEnd'), value: termEnd ? day(termEnd) : t('documents.lease.monthly') },
    ...(lease.nextTerm ? [{ label: t('documents.lease.nextTerm'), value: nextTerm(lease.nextTerm) }] : []),
    { label: t('documents.lease.afterwards'), value: afterwards },
    { label: t('documents.lease.deposit'), value: deposit },
  ];
  return <FactList facts={facts} />;
}

/** The name, and below it the address where mail reaches them. */
function Landlord({ lease: { landlord, home } }: { lease: OwnLease }) {
  const { language } = useLanguage();
  const lines = landlord.address ? mailingLines(landlord.address, localeOf(language), home.country) : [];
  return [landlord.name, ...lines].map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
