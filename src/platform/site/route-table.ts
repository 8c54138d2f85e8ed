import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of the client's route table, as its build writes it into routes.json. */
export interface SiteRoute {
  path: string;
  aliases: string[];
  redirects: string[];
  noindex: boolean;
  /** Such as `pages/pricing.{lang}.html`; null for pages that the browser renders itself. */
  document: string | null;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** `/dashboards/landlord/leases/:leaseId` as an expression that matches whole paths. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(SPECIAL, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`, 'i');
}

/** Finds the client's page or redirect for a path. */
export class RouteTable {
  private readonly exact = new Map<string, SiteRoute>();
  private readonly patterns: { expression: RegExp; route: SiteRoute }[] = [];
  private readonly redirects = new Map<string, string>();

  constructor(routes: readonly SiteRoute[]) {
    for (const route of routes) {
      for (const path of [route.path, ...route.aliases]) this.add(path, route);
      for (const from of route.redirects) this.redirects.set(from, route.path);
    }
  }

  static read(folder: string): RouteTable {
    return new RouteTable(JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as SiteRoute[]);
  }

  /** The row for a path without a trailing slash, or undefined if there is no page. */
  find(path: string): SiteRoute | undefined {
    return this.exact.get(path.toLowerCase()) ?? this.patterns.find(({ expression }) => expression.test(path))?.route;
  }

  /** Where an old address redirects to. */
  redirectOf(path: string): string | undefined {
    return this.redirects.get(path);
  }

  private add(path: string, route: SiteRoute): void {
    if (path.includes(':')) this.patterns.push({ expression: expressionOf(path), route });
    else this.exact.set(path.toLowerCase(), route);
  }
}
