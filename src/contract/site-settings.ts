import type { Office } from './office.js';
import type { TranslationProvider } from './translations.js';

/** In the order of the footer (docs/specification/footer.md). */
export const SOCIAL_NETWORKS = ['facebook', 'x', 'instagram', 'linkedin', 'youtube', 'tiktok'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The stores in which the installation's own app can be. */
export const APP_SHOPS = ['ios', 'android'] as const;
export type AppShop = (typeof APP_SHOPS)[number];

/** How many months an installation keeps data unless it sets otherwise; 0 means forever. The privacy page shows these figures. */
export const RETENTION_MONTHS = { outbox: 12, chat: 12, forms: 24, audit: 0 } as const;
export type RetentionMonths = Record<keyof typeof RETENTION_MONTHS, number>;

/** What the site's pages know about this installation: the content of `<meta name="site-settings">`, as JSON. */
export interface SiteSettings {
  /** `sample`: marketing figures carry the footnote “Sample figures” (docs/specification/product.md). */
  figures: 'sample' | 'own';
  /** Whether visitors may look around as demo users. */
  demo: boolean;
  /** Whether landlords choose and pay a plan after their trial. */
  billing?: boolean;
  /** `kept`: no email leaves the installation. Messages are in the outbox, where an admin can read them. */
  mail: 'smtp' | 'kept';
  /** The translation provider; absent when messages aren't translated. */
  translation?: Exclude<TranslationProvider, 'none'>;
  /** Other services that sign people in, in the order of their buttons; not there where there are none. */
  signInWith?: { id: string; name: string }[];
  /** The shortest new password, where the server asks for more than six characters. */
  passwordMin?: number;
  /** Where the header's logo leads, in a new tab; without it, to the home page. */
  productSite?: string;
  /** How many months data is kept, if it differs from `RETENTION_MONTHS`. */
  retention?: RetentionMonths;
  /** When and how people answer, where the installation has set it. */
  office?: Office;
  /** The address for writing to the company. */
  email?: string;
  /** Addresses of the installation's pages elsewhere; a network without one has no link (docs/specification/product.md). */
  social: Partial<Record<SocialNetwork, string>>;
  /** The same for app shops. */
  shops?: Partial<Record<AppShop, string>>;
}

/** The settings of prerendered pages. The real ones are applied once the page is live. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = { figures: 'sample', demo: true, mail: 'smtp', social: {} };
