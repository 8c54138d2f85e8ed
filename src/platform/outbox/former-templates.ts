/** Templates that a released version knew by another name: its rows in the outbox keep that name. */
const FORMER: Readonly<Record<string, string>> = {
  'tickets.answered': 'support.answered',
  'tickets.answer': 'support.answer',
};

/** The name under which the catalogues hold a template's words. */
export function templateNow(stored: string): string {
  return FORMER[stored] ?? stored;
}
