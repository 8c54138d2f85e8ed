/** A pool for reads as rows (see Scope.read). */
export const READ_POOL = Symbol('READ_POOL');
