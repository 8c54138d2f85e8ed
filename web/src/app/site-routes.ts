import { paths } from '@nav/paths';
import { sitePage, type RouteRow } from './route-row';

/** Pages that show fragments of the product's interface. */
const FRAGMENTS = { catalogues: ['fragments'] };
const SAMPLES = { catalogues: ['samples'] };
const BOTH = { catalogues: ['fragments', 'samples'] };

/** Pages of one heading and one line, which point to what there is. */
const STUB = { catalogues: ['stubs'] };

/** Pages of the public site that anyone may read (docs/specification/routes.md). */
export const siteRoutes: readonly RouteRow[] = [
  sitePage('/', 'home', FRAGMENTS),
  sitePage('/pricing', 'pricing', FRAGMENTS),
  sitePage('/features', 'features', SAMPLES),
  sitePage('/property-management', 'property-management', SAMPLES),
  sitePage('/rent-collection', 'rent-collection', BOTH),
  sitePage('/tenant-screening', 'tenant-screening', SAMPLES),
  sitePage('/maintenance-management', 'maintenance-management', BOTH),
  sitePage('/document-management', 'document-management', SAMPLES),
  sitePage('/insurance-hub', 'insurance-hub'),
  sitePage('/enterprise-solutions', 'enterprise-solutions'),
  sitePage(paths.benefits(), 'benefits'),
  sitePage('/product-tour', 'product-tour', FRAGMENTS),
  sitePage('/mobile-app', 'mobile-app'),
  sitePage('/whats-new', 'whats-new'),

  sitePage('/landlords', 'landlords', BOTH),
  sitePage('/tenants', 'tenants', SAMPLES),
  sitePage('/property-managers', 'property-managers', SAMPLES),
  sitePage('/real-estate-investors', 'real-estate-investors', SAMPLES),
  sitePage('/about', 'about'),
  sitePage('/reviews', 'reviews'),
  sitePage('/community-impact', 'community-impact'),
  sitePage('/philanthropy', 'philanthropy'),
  sitePage('/promotions', 'promotions'),
  sitePage('/protection-plan', 'protection-plan'),

  sitePage('/rental-marketplace', 'rental-marketplace'),
  sitePage('/elite-partner-signup', 'elite-partner-signup', SAMPLES),

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
