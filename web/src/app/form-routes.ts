import { entryPage, type RouteRow } from './route-row';

/** A page of the site that belongs to a feature, with header and footer and a prerendered document in each language. */
const formPage = (path: string, page: string, meta: string): RouteRow => ({
  ...entryPage(path, 'forms', page, meta, { layout: 'site' }),
  audience: 'public',
});

/** Pages of the site that are about one form. */
export const formRoutes: readonly RouteRow[] = [
  formPage('/contact', 'ContactPage', 'forms.contact.meta'),
  formPage('/international-contact', 'InternationalContactPage', 'forms.inquiry.meta'),
  formPage('/free-trial', 'FreeTrialPage', 'forms.trial.meta'),
  formPage('/demo', 'DemoPage', 'forms.demo.meta'),
];
