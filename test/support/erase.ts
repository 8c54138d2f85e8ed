import { Erasure } from '../../src/modules/profiles/erasure.js';
import { Scope } from '../../src/platform/scope/scope.js';
import type { TestApp } from './app.js';

/** What the deletion of an account removes elsewhere, without the way there. */
export function erase(test: TestApp, userId: string): Promise<void> {
  return test.app.get(Scope).asSystem('test', () => test.app.get(Erasure).erase({ userId }));
}
