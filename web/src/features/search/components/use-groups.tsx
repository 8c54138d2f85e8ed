import type { UserType } from '@contract/roles';
import { unitValues } from '@contract/unit-names';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { Avatar } from '@ui/person/Avatar';
import { Plate } from '@ui/plate/Plate';
import type { ReactNode } from 'react';
import type { SearchHit } from '../api/search';
import { placeOf } from '../places';

export interface Result {
  key: string;
  href: string;
  title: string;
  detail?: string;
  /** A plate, initials or a drawing. */
  lead?: ReactNode;
  /** At the right: an amount. */
  end?: string;
  /** Choosing it asks for a lease. This is added to that lease's address. */
  ofLease?: string;
  /** Choosing it does this instead of opening an address. */
  run?: () => void;
}

export interface Group {
  key: string;
  label: string;
  results: readonly Result[];
}

const ICONS = {
  request: IconTool,
  payment: IconCash,
  document: IconFileText,
  ticket: IconTicket,
  lead: IconTargetArrow,
} as const;

const homeOf = ({ streetNumber, unitLabel, street }: SearchHit) =>
  [[streetNumber, unitLabel].filter(Boolean).join('-'), street].filter(Boolean).join(' ');

function leadOf(hit: SearchHit): ReactNode {
  if (hit.kind === 'tenant' || hit.kind === 'person') return <Avatar name={hit.title ?? ''} size="sm" />;
  if (hit.kind === 'property') return <Plate size="sm">{hit.streetNumber}</Plate>;
  if (hit.kind === 'unit' || hit.kind === 'lease') return <Plate size="sm">{hit.unitLabel}</Plate>;
  const Icon = ICONS[hit.kind];
  return <Icon size={18} stroke={1.75} aria-hidden />;
}

/** The end of a payment: how much it was. */
function amountOf({ kind, amountCents, currency }: SearchHit, money: ReturnType<typeof useFormats>['money']) {
  return kind === 'payment' && amountCents !== null && currency ? { end: money(amountCents, currency) } : {};
}

type Texts = [name: string, details: (string | null | undefined)[]];

/** What each kind is called, and where it belongs. */
function useTexts(role: UserType): (hit: SearchHit) => Texts {
  const t = useT();
  const { day } = useFormats();
  const on = ({ day: date }: SearchHit) => date && day(date);
  const addressOf = ({ streetNumber, street, city }: SearchHit) =>
    [[streetNumber, street].filter(Boolean).join(' '), city].filter(Boolean).join(', ');
  const past = ({ state }: SearchHit) =>
    state === 'ended' || state === 'draft' ? t(`search.lease.${state}`) : undefined;
  const inWords = ({ state }: SearchHit, of: 'role' | 'leadStatus') => state && t(messageId(`search.${of}.${state}`));
  const texts: Record<SearchHit['kind'], (hit: SearchHit) => Texts> = {
    // For the team, `person` is the account.
    property: (hit) => [hit.title ?? addressOf(hit), [addressOf(hit), hit.person]],
    unit: (hit) => [t('search.unit', unitValues(hit.unitLabel ?? '')), [addressOf(hit), hit.person]],
    tenant: (hit) => [hit.title ?? '', [homeOf(hit), past(hit)]],
    // Tenants know their lease by the home.
    lease: (hit) =>
      role === 'tenant'
        ? [homeOf(hit), [hit.city, past(hit)]]
        : [hit.title ?? t('search.nobody'), [homeOf(hit), hit.person, past(hit)]],
    request: (hit) => [hit.title ?? '', [homeOf(hit), on(hit)]],
    payment: (hit) => [hit.title ?? homeOf(hit), [homeOf(hit), on(hit)]],
    document: (hit) => [hit.title ?? '', [homeOf(hit), on(hit)]],
    ticket: (hit) => [`#${hit.number} ${hit.title ?? ''}`, [hit.person, on(hit)]],
    person: (hit) => [hit.title?.trim() || (hit.person ?? ''), [inWords(hit, 'role'), hit.person, homeOf(hit)]],
    lead: (hit) => [hit.title ?? '', [inWords(hit, 'leadStatus'), hit.person, on(hit)]],
  };
  return (hit) => texts[hit.kind](hit);
}

/** How each hit reads. */
function useResult(role: UserType): (hit: SearchHit) => Result {
  const { money } = useFormats();
  const textsOf = useTexts(role);
  return (hit) => {
    const [name, details] = textsOf(hit);
    const detail = [...new Set(details.filter((text): text is string => Boolean(text) && text !== name))].join(' · ');
    return {
      key: `${hit.kind} ${hit.id}`,
      href: placeOf(hit, role),
      title: name,
      lead: leadOf(hit),
      ...(detail && { detail }),
      ...amountOf(hit, money),
    };
  };
}

/** Hits by their kind, in the order of the answer. */
export function useHitGroups(hits: readonly SearchHit[], role: UserType): Group[] {
  const t = useT();
  const toResult = useResult(role);
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    key: kind,
    label: t(kind === 'request' && role === 'supplier' ? 'search.kind.job' : `search.kind.${kind}`),
    results: hits.filter((hit) => hit.kind === kind).map(toResult),
  }));
}
