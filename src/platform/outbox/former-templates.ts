/** Templates that a released version knew by another name. Its rows in the outbox keep that name. */
const FORMER: Readonly<Record<string, string>> = {
  'tickets.answered': 'support.answered',
  'tickets.answer': 'support.answer',
};

/** The name under which the catalogues have a template's texts. */
export function templateNow(stored: string): string {
  return FORMER[stored] ?? stored;
}

/** For a landlord: whose payment it was, and where. */
const UNNAMED = { hasPayer: 'no', payer: '', hasHome: 'no', home: '' };
const RETURNED = {
  autopay: 'no',
  nextDay: '',
  nextTotal: '–',
  whose: 'other',
  payer: '',
  hasReturnedOn: 'no',
  returnedOn: '',
  side: 'unsaid',
  balance: '',
};

/** Values that a template has gained since: rows of earlier versions are rendered with these. */
const GAINED: Readonly<Record<string, Record<string, string | number>>> = {
  'forms.confirm_inquiry': { hours: 0 },
  'forms.confirm_trial': { hours: 0 },
  'forms.confirm_demo': { hours: 0 },
  'invoices.waits_answer': { above: 'no', limit: '' },
  'invoices.waits_due': { above: 'no', limit: '' },
  'invoices.received': { above: 'no', limit: '', hasWays: 'no', ways: '', differs: 'no', before: '', beforeOn: '' },
  'landlords.lease_corrected': { hasNext: 'no', nextDay: '', nextRent: '–' },
  'landlords.rent_change_canceled': { rentOnly: 'no' },
  'landlords.owed_deposit': { hasLabel: 'yes' },
  'landlords.owed_deposit_returned': { hasItems: 'no', items: '' },
  'landlords.owed_rents': { span: '', from: '', until: '' },
  'landlords.rent_change': { monthly: 'no' },
  'messages.new': { behalf: 'no', landlord: '', asks: 'no', hasHome: 'no', home: '' },
  'payments.succeeded': { whose: 'own', payer: '', test: 'no' },
  'payments.failed': { whose: 'own', payer: '' },
  'payments.given_back': { hasForgiven: 'no', forgiven: '–', whose: 'own', payer: '' },
  'payments.recorded': { whose: 'other', payer: '' },
  'payments.received': { test: 'no' },
  'payments.received_day': { test: 'no' },
  'payments.refund_failed': { whose: 'own', payer: '' },
  'payments.refund_failed_landlord': UNNAMED,
  'payments.disputed_landlord': UNNAMED,
  'payments.returned_landlord': UNNAMED,
  'payments.returned_fee_landlord': UNNAMED,
  'payments.owed_reminder': { hasWays: 'no', ways: '' },
  'payments.reminder_before': { more: 'no', total: '–', parts: '', hasWays: 'no', ways: '' },
  'payments.reminder_due': { more: 'no', total: '–', parts: '', hasWays: 'no', ways: '' },
  'payments.reminder_after': { more: 'no', total: '–', parts: '', hasWays: 'no', ways: '' },
  'payments.refunded_owed': {
    hasCashback: 'no',
    cashback: '–',
    side: 'unsaid',
    balance: '',
    whose: 'own',
    payer: '',
    test: 'no',
  },
  'payments.refunded_forgiven': {
    hasCashback: 'no',
    cashback: '–',
    side: 'unsaid',
    balance: '',
    whose: 'own',
    payer: '',
    test: 'no',
  },
  'payments.returned': RETURNED,
  'payments.returned_fee': RETURNED,
  'service-requests.submitted': { emergency: 'no' },
  'service-requests.completed': { party: '', asked: 'yes' },
  'service-requests.offered': { answer: 'unsaid', until: '', hasLimit: 'no', limit: '–' },
  'service-requests.offer_picked': { hasWhen: 'unsaid', when: '' },
  'service-requests.offer_accepted': { hasWhen: 'no', when: '' },
  'service-requests.cancelled': { billable: 'no', during: 'unsaid', party: '', company: '', days: 0 },
  'service-requests.closed': { party: '', closed: 'landlord', closeDays: 0 },
  'service-requests.offer_withdrawn': { ended: 'none', days: 0 },
  'service-requests.offer_declined': {
    ended: 'none',
    days: 0,
    gaveBack: 'no',
    hasNext: 'no',
    next: '',
    hasSkipped: 'no',
    skipped: '',
    skippedCount: 1,
    hasAway: 'no',
    away: '',
    awayCount: 1,
  },
  'service-requests.offer_expired': {
    hasNext: 'no',
    next: '',
    hasSkipped: 'no',
    skipped: '',
    skippedCount: 1,
    hasAway: 'no',
    away: '',
    awayCount: 1,
  },
  'support.merged': { page: 'own' },
  'service-requests.quote_sent': { started: 'no', amount: '–' },
  'twofactor.code': { confirms: 'no' },
  'tenant-notices.withdrawn': { ends: 'no' },
  'tenant-notices.told_withdrawn': { ends: 'no' },
  'tenant-notices.staying': { ends: 'no' },
  'service-requests.quote_approved': { amount: '–' },
  'service-requests.quote_refused': { amount: '–', hasLimit: 'no', limit: '–', earlier: 'no' },
};

/** The values of a stored message, plus those that its template has gained since it was written. */
export function paramsNow(template: string, stored: Record<string, string | number>): Record<string, string | number> {
  return { ...GAINED[template], ...stored };
}
