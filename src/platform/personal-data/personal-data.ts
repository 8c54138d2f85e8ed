import { DiscoveryService } from '@nestjs/core';
import type { CopySection } from './copy-section.js';

/**
 * Each module's declaration about personal data in its tables: what the copy of a person's data contains, and what is
 * erased when a person is deleted. A test compares both with the tables of the database
 * (test/modules/profiles/own-data.spec.ts).
 */
export interface HoldsPersonalData {
  /**
   * Statements with the person's id as `$1`. They run in one transaction, as the system. They change the module's own tables, and
   * none may need what another module's statement changes, because the order of the modules isn't fixed.
   */
  readonly erase?: readonly string[];
  /** Read under the policies of the person who asks for the copy. */
  readonly copy?: readonly CopySection[];
  /** Read as the system, with the person's id as `$1`: data that no role can read but that the person may get. */
  readonly copyAsSystem?: readonly CopySection[];
}

/** Marks a provider that `HoldsPersonalData`, so that the platform finds it without naming its module. */
export const PersonalData = DiscoveryService.createDecorator();
