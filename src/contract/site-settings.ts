/** What the server tells the site's pages about this installation: content of `<meta name="site-settings">`, as JSON. */
export interface SiteSettings {
  /** `sample`: marketing figures carry the footnote “Sample figures” (decisions, section 1). */
  figures: 'sample' | 'own';
  /** Whether visitors may look around as demo users. */
  demo: boolean;
}

/** What prerendered pages are made with; the real settings follow once the page is live. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = { figures: 'sample', demo: true };
