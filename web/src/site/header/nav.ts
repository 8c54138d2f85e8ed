import { paths } from '@nav/paths';

/** The four places of the top bar. */
export const SITE_NAV = [
  { path: paths.site('features'), label: 'site.nav.features' },
  { path: paths.site('pricing'), label: 'site.nav.pricing' },
  { path: paths.site('rental-marketplace'), label: 'site.nav.rentals' },
  { path: paths.site('help-center'), label: 'site.nav.help' },
] as const;
