import { messageId, type MessageId } from '@i18n/message-ids';
import { paths } from '@nav/paths';

interface FooterColumn {
  title: MessageId;
  links: readonly { path: string; label: MessageId }[];
}

const to = (path: string, name: string) => ({ path, label: messageId(`site.footer.${name}`) });

const PRODUCT: FooterColumn = {
  title: 'site.footer.product',
  links: [
    to(paths.site('features'), 'overview'),
    to(paths.site('pricing'), 'pricing'),
    to(paths.benefits(), 'benefits'),
    to(paths.site('product-tour'), 'tour'),
    to(paths.site('demo'), 'demo'),
    to(paths.site('free-trial'), 'freeTrial'),
    to(paths.site('mobile-app'), 'app'),
    to(paths.site('rental-marketplace'), 'rentals'),
    to(paths.site('whats-new'), 'whatsNew'),
    to(paths.site('promotions'), 'promotions'),
  ],
};

const FEATURES: FooterColumn = {
  title: 'site.footer.features',
  links: [
    to(paths.site('property-management'), 'management'),
    to(paths.site('rent-collection'), 'rentCollection'),
    to(paths.site('maintenance-management'), 'maintenance'),
    to(paths.site('tenant-screening'), 'screening'),
    to(paths.site('document-management'), 'documents'),
    to(paths.site('insurance-hub'), 'insurance'),
    to(paths.site('protection-plan'), 'protection'),
    to(paths.site('enterprise-solutions'), 'enterprise'),
  ],
};

const AUDIENCES: FooterColumn = {
  title: 'site.footer.audiences',
  links: [
    to(paths.site('landlords'), 'landlords'),
    to(paths.site('property-managers'), 'managers'),
    to(paths.site('tenants'), 'tenants'),
    to(paths.site('real-estate-investors'), 'investors'),
    to(paths.site('elite-partner-signup'), 'elitePartners'),
    to(paths.registerSupplier(), 'suppliers'),
    to(paths.site('tenant-services'), 'tenantServices'),
    to(paths.site('landlord-services'), 'landlordServices'),
  ],
};

const RESOURCES: FooterColumn = {
  title: 'site.footer.resources',
  links: [
    to(paths.site('blog'), 'blog'),
    to(paths.site('property-management-guide'), 'guide'),
    to(paths.site('rental-market-report'), 'report'),
    to(paths.site('industry-benchmarks'), 'benchmarks'),
    to(paths.site('webinars'), 'webinars'),
    to(paths.site('newsletter'), 'newsletter'),
    to(paths.site('case-studies'), 'caseStudies'),
    to(paths.site('success-stories'), 'stories'),
    to(paths.site('reviews'), 'reviews'),
  ],
};

const SUPPORT: FooterColumn = {
  title: 'site.footer.support',
  links: [
    to(paths.site('help-center'), 'help'),
    to(paths.site('knowledge-base'), 'knowledge'),
    to(paths.site('live-chat-support'), 'chat'),
    to(paths.site('contact'), 'contact'),
    to(paths.site('professional-services'), 'services'),
    to(paths.site('system-status'), 'status'),
    to(paths.site('api-documentation'), 'api'),
    to(paths.tenantAccess(), 'tenantPortal'),
    to(paths.login(), 'login'),
  ],
};

const COMPANY: FooterColumn = {
  title: 'site.footer.company',
  links: [
    to(paths.site('about'), 'about'),
    to(paths.site('leadership-team'), 'leadership'),
    to(paths.site('philanthropy'), 'cares'),
    to(paths.site('community-impact'), 'impact'),
    to(paths.site('careers'), 'careers'),
    to(paths.site('news-press'), 'press'),
    to(paths.site('awards'), 'awards'),
    to(paths.site('investor-relations'), 'investorRelations'),
    to(paths.site('partner-program'), 'partnerProgram'),
    to(paths.site('partner-marketplace'), 'partnerMarketplace'),
  ],
};

const LEGAL: FooterColumn = {
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
};

/** Link columns of the footer (docs/specification/footer.md); a link appears once its page is in the route table. */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  PRODUCT,
  FEATURES,
  AUDIENCES,
  RESOURCES,
  SUPPORT,
  COMPANY,
  LEGAL,
];
