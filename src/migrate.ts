import { ENTITIES } from './entities.js';
import { migrate } from './platform/database/migrate.js';

/** Brings a database to the product's present schema; used by the start and by the tests. */
export function migrateProduct(urls: { ownerUrl: string; appUrl: string }): Promise<void> {
  return migrate({ ...urls, entities: ENTITIES });
}
