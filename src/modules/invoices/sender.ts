import { saysHowToPay, WAYS_TO_PAY, type InvoiceSender, type WaysToPay } from '../../contract/invoices.js';
import type { PostalAddress } from '../../contract/postal-address.js';
import { toAddress } from '../portfolio/rules/postal-address.js';

export const SENDER_FIELDS = ['address', 'phone', 'email', ...WAYS_TO_PAY] as const;
export type SenderField = (typeof SENDER_FIELDS)[number];

export type SenderRow = Omit<InvoiceSender, 'address'> & { [Part in keyof PostalAddress]: string | null };

export const SENDER_COLUMNS = `n.street_number as "streetNumber", n.street, n.city, n.region, n.postal_code as "postalCode", n.country, n.phone, n.email,
  n.e_transfer as "eTransfer", n.check_payable_to as "checkPayableTo", n.bank_details as "bankDetails"`;

/** Names each field, so that the copy which an invoice keeps has them and no others. */
export function toSender(row: SenderRow): InvoiceSender {
  const { phone, email, eTransfer, checkPayableTo, bankDetails } = row;
  return { address: toAddress(row), phone, email, eTransfer, checkPayableTo, bankDetails };
}

/**
 * Whether money would now go somewhere else. Checks are mailed, so another address counts where one is made out. Ways that were
 * taken away lead nowhere and don't count.
 */
export function paysElsewhere(now: InvoiceSender | null, before: InvoiceSender | null): boolean {
  if (!now || !saysHowToPay(now)) return false;
  const other = (way: keyof WaysToPay) => now[way] !== null && plain(now[way]) !== plain(before?.[way] ?? null);
  const mailedElsewhere = now.checkPayableTo !== null && addressOf(now) !== addressOf(before);
  return WAYS_TO_PAY.some(other) || mailedElsewhere;
}

/** Capitals and spaces make no other account. */
const plain = (text: string | null): string => (text ?? '').toLowerCase().replace(/\s+/g, '');

function addressOf(sender: InvoiceSender | null): string {
  if (!sender?.address) return '';
  const { streetNumber, street, city, region, postalCode, country } = sender.address;
  return plain([streetNumber, street, city, region, postalCode, country].join(' '));
}

/** Each way with its name, in the order in which they are asked for. */
export function waysOf(
  sender: WaysToPay | null,
  nameOf: (way: keyof WaysToPay) => string,
): (readonly [string, string])[] {
  return WAYS_TO_PAY.flatMap((way) => {
    const value = sender?.[way];
    return value ? [[nameOf(way), value] as const] : [];
  });
}
