import { paths } from '@nav/paths';
import { sitePage, type RouteRow } from './route-row';

/** Pages that show fragments of the product's interface. */
const FRAGMENTS = { catalogues: ['fragments'] };

/** Pages of one heading and one line, which point to what there is. */
const STUB = { catalogues: ['stubs'] };

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

  sitePage('/rental-marketplace', 'rental-marketplace'),
  sitePage('/elite-partner-signup', 'elite-partner-signup', FRAGMENTS),

  sitePage('/case-studies', 'case-studies', STUB),
  sitePage('/success-stories', 'success-stories', STUB),
  sitePage('/knowledge-base', 'knowledge-base', { catalogues: ['stubs', 'page/help-center'] }),
  sitePage('/property-management-guide', 'property-management-guide', STUB),
  sitePage('/rental-market-report', 'rental-market-report', STUB),
  sitePage('/industry-benchmarks', 'industry-benchmarks', STUB),
  sitePage('/webinars', 'webinars', STUB),
  sitePage('/blog', 'blog', { catalogues: ['stubs', 'page/whats-new'] }),
  sitePage('/newsletter', 'newsletter', STUB),
  sitePage('/live-chat-support', 'live-chat-support', STUB),
  sitePage('/professional-services', 'professional-services', STUB),
  sitePage('/partner-marketplace', 'partner-marketplace', STUB),
  sitePage('/api-documentation', 'api-documentation', STUB),
  sitePage('/system-status', 'system-status', STUB),
  sitePage('/careers', 'careers', STUB),
  sitePage('/news-press', 'news-press', STUB),
  sitePage('/investor-relations', 'investor-relations', STUB),
  sitePage('/leadership-team', 'leadership-team', STUB),
  sitePage('/partner-program', 'partner-program', STUB),
  sitePage('/awards', 'awards', STUB),

  sitePage('/terms-of-service', 'terms', { aliases: ['/terms'] }),
  sitePage('/privacy-policy', 'privacy', { aliases: ['/privacy'] }),
  sitePage('/cookie-policy', 'cookie-policy'),
  sitePage('/gdpr', 'gdpr'),
  sitePage('/accessibility', 'accessibility'),
  sitePage('/fair-housing', 'fair-housing'),
  sitePage('/compliance', 'compliance'),
];
