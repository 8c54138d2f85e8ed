import { Erasure } from '../../src/modules/profiles/erasure.js';
import { Scope } from '../../src/platform/scope/scope.js';
import type { TestApp } from './app.js';

/** Does what deleting an account does in other modules, without the steps before it. */
export function erase(test: TestApp, userId: string): Promise<void> {
  return test.app.get(Scope).asSystem('test', () => test.app.get(Erasure).erase({ userId }));
}
