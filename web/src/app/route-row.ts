import type { UserType } from '@contract/roles';

/** `public` and `anonymous` need no session; `anonymous` pages are for signing in and up. */
export type Audience = 'public' | 'anonymous' | readonly UserType[];

/** The frame around a page: the site's header and footer, a bare page (sign-in, letters), or a dashboard. */
export type Layout = 'site' | 'bare' | 'landlord' | 'tenant' | 'supplier' | 'technician' | 'staff' | 'admin';

export interface RouteRow {
  /** Pattern of the router: `/dashboards/landlord/leases/:leaseId`. */
  path: string;
  /** The page module below web/src, without suffix: `features/auth/pages/LoginPage`. Its default export is the page. */
  page: string;
  /** Message groups that the page needs besides the base. */
  catalogues: readonly string[];
  /** Message ids `<meta>.title` and `<meta>.description`. */
  meta: string;
  audience: Audience;
  layout: Layout;
  /** Whether a document per language is made while building. */
  prerender: boolean;
  noindex: boolean;
  /** Other addresses of the same page; the canonical one is `path`. */
  aliases: readonly string[];
  /** Old addresses that lead here. */
  redirects: readonly string[];
}

type Extra = Partial<Pick<RouteRow, 'aliases' | 'redirects' | 'noindex' | 'prerender' | 'layout'>> & {
  catalogues?: readonly string[];
};

/** A page of the site: web/src/site/pages/<slug>/page.ts(x) with its three catalogues beside it. */
export function sitePage(path: string, slug: string, extra: Extra = {}): RouteRow {
  return {
    path,
    page: `site/pages/${slug}/page`,
    meta: `${slug}.meta`,
    audience: 'public',
    layout: 'site',
    prerender: true,
    noindex: false,
    aliases: [],
    redirects: [],
    ...extra,
    catalogues: [`page/${slug}`, ...(extra.catalogues ?? [])],
  };
}

/** A sign-in page: web/src/features/<feature>/pages/<page>.tsx, prerendered, without header and footer. */
export function entryPage(path: string, feature: string, page: string, meta: string, extra: Extra = {}): RouteRow {
  return {
    path,
    page: `features/${feature}/pages/${page}`,
    meta,
    audience: 'anonymous',
    layout: 'bare',
    prerender: true,
    noindex: false,
    aliases: [],
    redirects: [],
    ...extra,
    catalogues: [feature, ...(extra.catalogues ?? [])],
  };
}

/** `/dashboards/admin/*` is also reachable as `/admin/*` (docs/specification/routes.md). */
const adminAlias = (role: UserType, rest: string) => (role === 'admin' ? [`/admin${rest}`] : []);

/** Old addresses that the sign-in dialogs link to (docs/specification/routes.md). */
const FIRST_PAGE_REDIRECTS: Readonly<Record<UserType, readonly string[]>> = {
  landlord: ['/landlord-dashboard'],
  tenant: ['/tenant-dashboard'],
  supplier: ['/supplier-dashboard'],
  technician: [],
  staff: ['/staff'],
  admin: [],
};

/** A page of a dashboard: `rest` is what follows `/dashboards/<role>`, empty for its first page. */
export function dashboardPage(
  role: UserType,
  rest: string,
  feature: string,
  page: string,
  meta: string,
  extra: Extra = {},
): RouteRow {
  return {
    path: `/dashboards/${role}${rest}`,
    page: `features/${feature}/pages/${page}`,
    meta,
    audience: [role],
    layout: role,
    prerender: false,
    noindex: true,
    redirects: rest === '' ? FIRST_PAGE_REDIRECTS[role] : [],
    ...extra,
    aliases: [...adminAlias(role, rest), ...(extra.aliases ?? [])],
    catalogues: [feature, ...(extra.catalogues ?? [])],
  };
}

/** A page that composes several features: web/src/app/dashboards/<role>/<page>.tsx, with the words of each of them. */
export function composedPage(
  role: UserType,
  rest: string,
  features: readonly [string, ...string[]],
  page: string,
  meta: string,
  extra: Extra = {},
): RouteRow {
  const [first, ...others] = features;
  return {
    ...dashboardPage(role, rest, first, page, meta, { ...extra, catalogues: [...others, ...(extra.catalogues ?? [])] }),
    page: `app/dashboards/${role}/${page}`,
  };
}
