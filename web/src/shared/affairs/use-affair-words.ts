import type { AffairKind } from '@contract/affairs';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useHasMessage, useT } from '@i18n/messages';
import type { Affair } from './api';

/** Whose states a kind has: `affairs.lease.active`. */
const STATES = {
  units: 'unit',
  leases: 'lease',
  payments: 'payment',
  invoices: 'invoice',
  requests: 'request',
  tickets: 'ticket',
  chats: 'chat',
  leads: 'lead',
} as const satisfies Record<AffairKind, string>;

/** A row in the reader's words. A code that has none yet is shown as it is stored. */
export function useAffairWords(kind: AffairKind) {
  const t = useT();
  const has = useHasMessage();
  const { money, day, instant } = useFormats();
  const word = (group: string, code: string): string => {
    const id = `affairs.${group}.${code}`;
    return has(id) ? t(messageId(id)) : code;
  };
  const span = ({ startsOn, endsOn }: Affair) => {
    if (kind !== 'leases') return startsOn && day(startsOn);
    return [startsOn, endsOn].map((date) => (date ? day(date) : '…')).join(' – ');
  };
  return {
    title: ({ title, number }: Affair) => {
      if (kind === 'leads') return word('source', title ?? '');
      if (kind === 'chats') return t('affairs.chat');
      const named = kind === 'tickets' && number ? `#${number}` : number;
      return [named, title].filter(Boolean).join(' ');
    },
    state: ({ state }: Affair) => word(STATES[kind], state),
    end: (row: Affair) => {
      const { amountCents, currency, createdAt } = row;
      const amount = amountCents !== null && currency !== null ? money(amountCents, currency) : null;
      const at = createdAt && instant(createdAt, { dateStyle: 'medium' });
      return [amount, span(row), at].filter(Boolean).join(' · ') || '–';
    },
  };
}
