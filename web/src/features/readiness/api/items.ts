/** The state of an item after the scan. */
export type ItemStatus = 'completed' | 'in-progress' | 'pending';
export type Priority = 'critical' | 'essential' | 'important' | 'marketing';
export type Phase = 1 | 2 | 3 | 4;

export const PHASES = [1, 2, 3, 4] as const;
export const CATEGORIES = ['operations', 'security', 'interfaces', 'messages', 'legal', 'visibility'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One thing that has to be in place. Messages `readiness.item.<id>.title` and `.text`. */
export interface ReadinessItem {
  id: string;
  category: Category;
  phase: Phase;
  priority: Priority;
}

const item = (phase: Phase, category: Category, priority: Priority) => (id: string) =>
  ({ id, category, phase, priority }) as const;

/** The policy pages, each of which has to hold real text. */
export const POLICIES = {
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  gdpr: '/gdpr',
  accessibility: '/accessibility',
  fairHousing: '/fair-housing',
  compliance: '/compliance',
} as const;
export type Policy = keyof typeof POLICIES;
const POLICY_IDS = Object.keys(POLICIES) as Policy[];

/** Everything that the dashboard follows, by phase. */
export const ITEMS: readonly ReadinessItem[] = [
  ...['health', 'probes'].map(item(1, 'operations', 'critical')),
  ...['headers', 'token'].map(item(1, 'security', 'critical')),
  ...['caching'].map(item(1, 'security', 'essential')),
  ...['profiles', 'landlords', 'suppliers'].map(item(1, 'interfaces', 'essential')),
  ...['email', 'twoStep'].map(item(2, 'messages', 'critical')),
  ...['sms', 'google'].map(item(2, 'messages', 'important')),
  ...POLICY_IDS.map(item(3, 'legal', 'essential')),
  ...['sitemap', 'robots', 'files'].map(item(4, 'visibility', 'important')),
  ...['titles', 'descriptions', 'images'].map(item(4, 'visibility', 'marketing')),
];
