import { paths } from '@nav/paths';

interface FooterColumn {
  title: string;
  links: readonly { path: string; label: string }[];
}

const to = (path: string, name: string) => ({ path, label: `site.footer.${name}` });

/** Link columns of the footer; a link appears once its page is in the route table. */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    title: 'site.footer.product',
    links: [
      to(paths.site('rent-collection'), 'rentCollection'),
      to(paths.site('maintenance-management'), 'maintenance'),
      to(paths.site('tenant-screening'), 'screening'),
      to(paths.site('document-management'), 'documents'),
      to(paths.site('insurance-hub'), 'insurance'),
      to(paths.site('protection-plan'), 'protection'),
      to(paths.site('pricing'), 'pricing'),
    ],
  },
  {
    title: 'site.footer.audiences',
    links: [
      to(paths.site('landlords'), 'landlords'),
      to(paths.site('property-managers'), 'managers'),
      to(paths.site('tenants'), 'tenants'),
      to(paths.site('real-estate-investors'), 'investors'),
      to(paths.registerSupplier(), 'suppliers'),
    ],
  },
  {
    title: 'site.footer.resources',
    links: [
      to(paths.site('whats-new'), 'whatsNew'),
      to(paths.site('property-management-guide'), 'guide'),
      to(paths.site('rental-market-report'), 'report'),
      to(paths.site('webinars'), 'webinars'),
      to(paths.site('blog'), 'blog'),
    ],
  },
  {
    title: 'site.footer.support',
    links: [
      to(paths.site('help-center'), 'help'),
      to(paths.site('live-chat-support'), 'chat'),
      to(paths.site('system-status'), 'status'),
      to(paths.site('api-documentation'), 'api'),
      to(paths.tenantAccess(), 'tenantPortal'),
      to(paths.login(), 'login'),
    ],
  },
  {
    title: 'site.footer.company',
    links: [
      to(paths.site('about'), 'about'),
      to(paths.site('philanthropy'), 'cares'),
      to(paths.site('careers'), 'careers'),
      to(paths.site('news-press'), 'press'),
      to(paths.site('contact'), 'contact'),
    ],
  },
  {
    title: 'site.footer.legal',
    links: [
      to(paths.privacy(), 'privacy'),
      to(paths.terms(), 'terms'),
      to(paths.site('cookie-policy'), 'cookies'),
      to(paths.site('gdpr'), 'gdpr'),
      to(paths.site('accessibility'), 'accessibility'),
      to(paths.site('fair-housing'), 'fairHousing'),
      to(paths.site('compliance'), 'compliance'),
    ],
  },
];
