import { Injectable } from '@nestjs/common';
import { areaPrefixExample, areaPrefixOf } from '../../contract/service-area.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { ServiceAreaChange } from './supplier.dto.js';
import { Supplier } from './supplier.entity.js';

/**
 * The area in which a supplier works: prefixes of postal codes in one country
 * (docs/decisions/0682-service-areas-are-postal-codes.md).
 */
@Injectable()
export class ServiceAreas {
  constructor(private readonly scope: Scope) {}

  /**
   * Replaces the area. An empty list removes it. 404 without an entry in the directory, 400 for a prefix with which no
   * postal code begins.
   */
  async replace({ country, prefixes }: ServiceAreaChange): Promise<void> {
    const kept = prefixesOf(country, prefixes);
    await this.scope.write('supplier.change', async (tx) => {
      const supplier = orNotFound(await tx.em.findOne(Supplier, { accountId: orNotFound(tx.actor.accountId) }));
      supplier.areaCountry = kept.length > 0 ? country : null;
      supplier.areaPrefixes = kept.length > 0 ? kept : null;
      await tx.em.flush();
      tx.about('supplier', supplier.id, supplier.accountId);
      tx.changed(['suppliers'], [supplier.id], { accounts: [supplier.accountId] });
    });
  }
}

function prefixesOf(country: string, typed: readonly string[]): string[] {
  const kept = typed.map((text) => {
    const prefix = areaPrefixOf(country, text);
    if (prefix) return prefix;
    const example = areaPrefixExample(country);
    throw invalidField('prefixes', `prefixes must be beginnings of postal codes, such as ${example}`, 'postal_code', {
      example,
    });
  });
  return [...new Set(kept)];
}
