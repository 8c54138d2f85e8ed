import { PRODUCT } from '../../src/contract/product.js';

const SOME_ID = '01900000-0000-7000-8000-000000000001';
const AMOUNT = { amountCents: 1000, label: 'Key' };

/** Bodies that pass validation, for the walk over all routes: `post /api/…/:id` → body. */
export const SAMPLE_BODIES: Record<string, object> = {
  'put /api/admin/region-rules/:region/counties/:county': { cities: ['Pasadena'] },
  'post /api/landlords/properties/:id/units': { label: '1' },
  'post /api/landlords/units/:id/leases': { startsOn: '2027-01-01', rentCents: 100_000 },
  'post /api/landlords/leases/:id/notice': { endsOn: '2027-06-30' },
  'post /api/landlords/leases/:id/end': { endsOn: '2026-10-31' },
  'patch /api/expenses/:id': { note: 'Boiler' },
  'post /api/landlords/leases/:id/renew': { rentCents: 100_000 },
  'put /api/lease-renewals/recommendations/:id': { status: 'accepted' },
  'put /api/lease-renewals/intents/:leaseId': { intent: 'stay' },
  'put /api/lease-renewals/offers/:id': { status: 'accepted' },
  'post /api/landlords/leases/:id/tenants': { firstName: 'A', lastName: 'B', email: 'a@example.com' },
  'post /api/landlords/leases/:id/payments': { amountCents: 1000 },
  'post /api/payment-findings/:id/resolve': { action: 'dismiss', note: 'Known' },
  'post /api/landlords/leases/:id/charges': AMOUNT,
  'post /api/landlords/leases/:id/credits': AMOUNT,
  'post /api/landlords/leases/:id/deposit/return': { returnedCents: 100 },
  [`post /api/landlords/units/:id/${PRODUCT.slug}-plan`]: { planId: 'appliance-complete' },
  'post /api/landlords/units/:id/listing': { rentCents: 150_000 },
  'post /api/listings/:id/questions': { name: 'Ana', email: 'a@example.com', message: 'Is it free?' },
  'patch /api/listings/:id/questions/:questionId': { answer: 'Yes' },
  'post /api/messages': { leaseId: SOME_ID, message: 'Hello' },
  'post /api/messages/read': { leaseId: SOME_ID },
  'patch /api/documents/:id': { name: 'lease.pdf' },
  'post /api/landlords/properties/bulk': { ids: [SOME_ID], action: 'archive' },
  'post /api/landlords/units/bulk': { ids: [SOME_ID], action: 'offline' },
  'post /api/landlords/leases/bulk': { ids: [SOME_ID], action: 'activate' },
  'post /api/landlords/leases/codes': { ids: [SOME_ID] },
  'post /api/service-requests/:id/offers': { supplierId: SOME_ID },
  'patch /api/service-requests/:id/offers/:offerId': { status: 'accepted' },
  'post /api/service-requests/:id/quotes': { amountCents: 100 },
  'patch /api/service-requests/:id/quotes/:quoteId': { status: 'approved' },
  'put /api/service-requests/:id/board': { description: 'A tap drips.' },
  'post /api/suppliers/:id/staff': { firstName: 'Ana', lastName: 'Roy' },
  'patch /api/support-tickets/:id': { status: 'closed' },
  'post /api/support-tickets/:id/messages': { message: 'Hello' },
  'post /api/suppliers/:id/chat': { message: 'Hello' },
};
