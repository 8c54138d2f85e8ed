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
  /** Choosing it asks for one lease, to whose address this is added. */
  ofLease?: string;
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

/** How each hit reads: what it is called, and where it belongs. */
function useResult(role: UserType): (hit: SearchHit) => Result {
  const t = useT();
  const { money, day } = useFormats();
  return (hit) => {
    const { kind, id, title, street, streetNumber, city, state } = hit;
    const address = [[streetNumber, street].filter(Boolean).join(' '), city].filter(Boolean).join(', ');
    const past = state === 'ended' || state === 'draft' ? t(`search.lease.${state}`) : undefined;
    const texts: Record<SearchHit['kind'], [string, (string | null | undefined)[]]> = {
      property: [title ?? address, [address]],
      unit: [t('search.unit', unitValues(hit.unitLabel ?? '')), [address]],
      tenant: [title ?? '', [homeOf(hit), past]],
      lease: [title ?? t('search.nobody'), [homeOf(hit), past]],
      request: [title ?? '', [homeOf(hit), hit.day && day(hit.day)]],
      payment: [title ?? homeOf(hit), [homeOf(hit), hit.day && day(hit.day)]],
      document: [title ?? '', [homeOf(hit), hit.day && day(hit.day)]],
      ticket: [`#${hit.number} ${title ?? ''}`, [hit.person, hit.day && day(hit.day)]],
      person: [
        title?.trim() || (hit.person ?? ''),
        [state && t(messageId(`search.role.${state}`)), hit.person, homeOf(hit)],
      ],
      lead: [title ?? '', [state && t(messageId(`search.leadStatus.${state}`)), hit.person, hit.day && day(hit.day)]],
    };
    const [name, details] = texts[kind];
    const detail = [...new Set(details.filter((text): text is string => Boolean(text) && text !== name))].join(' · ');
    return {
      key: `${kind} ${id}`,
      href: placeOf(hit, role),
      title: name,
      lead: leadOf(hit),
      ...(detail && { detail }),
      ...(kind === 'payment' &&
        hit.amountCents !== null &&
        hit.currency && { end: money(hit.amountCents, hit.currency) }),
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
