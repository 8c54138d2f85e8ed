import type { components } from '@api/schema';
import { addDays, day as dayOf } from '@contract/days';
import { localeOf } from '@contract/languages';
import { mailingLines } from '@contract/postal-address';
import { unitValues } from '@contract/unit-names';
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

/** The next term ends where a notice ends the lease. */
const nextEnd = ({ endsOn }: OwnLease, next: NonNullable<OwnLease['nextTerm']>) => endsOn ?? next.endsOn;

/** What was agreed, for the tenant to read. */
export function OwnLeaseFacts({ lease }: { lease: OwnLease }) {
  const t = useT();
  const { money, day, list } = useFormats();
  const { streetNumber, street, unitLabel, city, region, postalCode } = lease.home;
  const deposit = useDeposit();
  const after = afterTerm(lease, region);
  const termEnd = presentEnd(lease);
  const nextTerm = (next: NonNullable<OwnLease['nextTerm']>) => {
    const endsOn = nextEnd(lease, next);
    return t(endsOn ? 'documents.lease.nextFromTo' : 'documents.lease.nextFrom', {
      from: day(next.startsOn),
      to: endsOn ? day(endsOn) : '',
      amount: money(next.rentCents, lease.currency),
    });
  };
  // Once the lease has ended for the tenant, the planned end is of no use, so the day on which it really ended is
  // shown.
  const over = lease.leftOn ?? (lease.state === 'ended' ? lease.endsOn : null);
  const ending = over
    ? [{ label: t(lease.leftOn ? 'documents.lease.leftOn' : 'documents.lease.endedOn'), value: day(over) }]
    : [
        termEnd
          ? { label: t('documents.lease.termEnd'), value: day(termEnd) }
          : { label: t('documents.lease.term'), value: t('documents.lease.monthly') },
        ...(lease.nextTerm ? [{ label: t('documents.lease.nextTerm'), value: nextTerm(lease.nextTerm) }] : []),
        // What a term would do at its end doesn't matter under a notice, and a lease without a term has no end to do it at.
        ...(after === 'ends' ? [{ label: t('documents.lease.lastDay'), value: day(lease.endsOn ?? '') }] : []),
        ...(after !== 'ends' && lease.termEndsOn
          ? [{ label: t('documents.lease.afterwards'), value: t(`documents.lease.${after}`) }]
          : []),
      ];
  const facts = [
    {
      label: t('documents.lease.home'),
      value: t('documents.lease.homeAddress', {
        street: `${streetNumber} ${street}`,
        place: `${city}, ${region} ${postalCode}`,
        ...unitValues(unitLabel),
      }),
    },
    { label: t('documents.lease.tenants'), value: list(lease.tenants) },
    { label: t('documents.lease.landlord'), value: <Landlord lease={lease} /> },
    {
      label: t('documents.lease.rent'),
      value: t('documents.lease.rentOn', { amount: money(lease.rentCents, lease.currency), day: lease.dueDay }),
    },
    { label: t('documents.lease.start'), value: day(lease.startsOn) },
    ...ending,
    { label: t('documents.lease.deposit'), value: deposit(lease) },
  ];
  return <FactList facts={facts} />;
}

/** The deposit that is held, otherwise what happened to it, otherwise what was agreed. */
function useDeposit(): (lease: OwnLease) => string {
  const t = useT();
  const { money, day } = useFormats();
  return ({ state, currency, depositCents, depositHeldCents, depositReturn }) => {
    if (depositHeldCents > 0) return t('documents.lease.depositHeld', { amount: money(depositHeldCents, currency) });
    if (depositReturn) {
      const { returnedOn, returnedCents, keptCents } = depositReturn;
      const values = { amount: money(returnedCents, currency), kept: money(keptCents, currency), day: day(returnedOn) };
      return t(`documents.lease.deposit${keptCents > 0 ? 'ReturnedInPart' : 'Returned'}`, values);
    }
    if (depositCents === 0) return t('documents.lease.noDeposit');
    return state === 'ended' ? t('documents.lease.depositNotHeld') : money(depositCents, currency);
  };
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
