/** Made-up content that visitors see, marked as sample. Cents of CAD; the due day is the first of the next month. */
export const SAMPLE_RENT = { cents: 145_000, currency: 'CAD' } as const;

export const SAMPLE_METHODS = ['credit_card', 'bank'] as const;

export const SAMPLE_REQUESTS = [
  { name: 'faucet', pane: 'inprogress', status: 'inProgress' },
  { name: 'heating', pane: 'completed', status: 'completed' },
] as const;

/** The first day of the month after `today`, as YYYY-MM-DD. */
export function nextFirst(today: Date): string {
  return new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1, 1)).toISOString().slice(0, 10);
}

/** Documents of a lease, by their purpose; receipts come with the payments. */
export const DOCUMENTS = ['lease', 'inspection', 'receipts'] as const;

/** Topics of a conversation with support (docs/specification/service-screens.md). */
export const TOPICS = ['general', 'payment', 'maintenance', 'lease', 'other'] as const;
