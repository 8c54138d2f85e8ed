import type { ImportPlan } from './import-plan.js';
import type { PropertyPart } from './property-of-row.js';

/** A unit as it will be in the portfolio. */
export interface PreviewRow {
  line: number;
  streetNumber: string;
  street: string;
  city: string;
  unit: string;
  rentCents: number | null;
  currency: string;
  startsOn?: string | null;
  termEndsOn?: string | null;
  tenants: string[];
}

const PREVIEW_ROWS = 20;

/** The first units of a plan. Their properties are those of the file: some of them exist already and aren't in the plan. */
export function previewOf(plan: ImportPlan, properties: ReadonlyMap<string, PropertyPart>): PreviewRow[] {
  const tenants = Map.groupBy(plan.tenants, ({ unitId }) => unitId);
  const leases = new Map(plan.leases.map((lease) => [lease.unitId, lease]));
  return plan.units.slice(0, PREVIEW_ROWS).map(({ id, line, label, propertyId }) => {
    const property = properties.get(propertyId);
    const lease = leases.get(id);
    return {
      line,
      streetNumber: property?.streetNumber ?? '',
      street: property?.street ?? '',
      city: property?.city ?? '',
      unit: label,
      rentCents: lease?.rentCents ?? null,
      currency: lease?.currency ?? property?.currency ?? '',
      startsOn: lease?.startsOn ?? null,
      termEndsOn: lease?.termEndsOn ?? null,
      tenants: (tenants.get(id) ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    };
  });
}
