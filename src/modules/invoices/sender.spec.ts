import { describe, expect, it } from '@jest/globals';
import type { InvoiceSender } from '../../contract/invoices.js';
import { paysElsewhere } from './sender.js';

const address = {
  streetNumber: '87',
  street: 'Laurier Avenue West',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H2T 2N6',
  country: 'CA',
};
const sender = (more: Partial<InvoiceSender> = {}): InvoiceSender => ({
  address,
  phone: null,
  email: null,
  eTransfer: 'pay@plombex.example',
  checkPayableTo: null,
  bankDetails: null,
  ...more,
});

describe('whether an invoice is paid elsewhere than the one before', () => {
  it.each<[string, boolean, InvoiceSender | null, InvoiceSender | null]>([
    ['the same', false, sender(), sender()],
    ['written otherwise', false, sender({ eTransfer: 'Pay@Plombex.example' }), sender()],
    ['another address for e-transfers', true, sender({ eTransfer: 'pay@plornbex.example' }), sender()],
    ['one more way', true, sender({ bankDetails: '006-12345-1234567' }), sender()],
    ['one way less', false, sender(), sender({ bankDetails: '006-12345-1234567' })],
    ['no way any more', false, sender({ eTransfer: null }), sender()],
    ['nothing at all', false, null, sender()],
    ['the first way', true, sender(), sender({ eTransfer: null })],
    ['the first details', true, sender(), null],
    ['moved, paid by e-transfer', false, sender({ address: { ...address, streetNumber: '9' } }), sender()],
    [
      'moved, paid by check',
      true,
      sender({ checkPayableTo: 'Plombex', address: { ...address, streetNumber: '9' } }),
      sender({ checkPayableTo: 'Plombex' }),
    ],
    ['another phone', false, sender({ phone: '514 555 0101' }), sender()],
  ])('%s: %s', (_, elsewhere, now, before) => expect(paysElsewhere(now, before)).toBe(elsewhere));
});
