import { paths } from '@nav/paths';
import { sitePage, type RouteRow } from './route-row';

/** Pages that show fragments of the product's interface. */
const FRAGMENTS = { catalogues: ['fragments'] };

/** Pages of the public site that anybody may read (spec 1, section 2). */
export const siteRoutes: readonly RouteRow[] = [
  sitePage('/', 'home', FRAGMENTS),
  sitePage('/pricing', 'pricing', FRAGMENTS),
  sitePage('/features', 'features', FRAGMENTS),
  sitePage('/property-management', 'property-management', FRAGMENTS),
  sitePage('/rent-collection', 'rent-collection', FRAGMENTS),
  sitePage('/tenant-screening', 'tenant-screening', FRAGMENTS),
  sitePage('/maintenance-management', 'maintenance-management', FRAGMENTS),
  sitePage('/document-management', 'document-management', FRAGMENTS),
  sitePage('/insurance-hub', 'insurance-hub'),
  sitePage('/enterprise-solutions', 'enterprise-solutions'),
  sitePage(paths.benefits(), 'benefits'),
  sitePage('/product-tour', 'product-tour', FRAGMENTS),
  sitePage('/mobile-app', 'mobile-app'),
  sitePage('/whats-new', 'whats-new'),

  sitePage('/landlords', 'landlords', FRAGMENTS),
  sitePage('/tenants', 'tenants', FRAGMENTS),
  sitePage('/property-managers', 'property-managers', FRAGMENTS),
  sitePage('/real-estate-investors', 'real-estate-investors', FRAGMENTS),
  sitePage('/about', 'about'),
  sitePage('/reviews', 'reviews'),
  sitePage('/community-impact', 'community-impact'),
  sitePage('/philanthropy', 'philanthropy'),
  sitePage('/promotions', 'promotions'),
  sitePage('/protection-plan', 'protection-plan'),

  sitePage('/terms-of-service', 'terms', { aliases: ['/terms'] }),
  sitePage('/privacy-policy', 'privacy', { aliases: ['/privacy'] }),
];
