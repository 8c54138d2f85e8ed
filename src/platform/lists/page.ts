/** A page of a list. The interceptor turns it into a bare array, `Link` and `X-Total-Count`. */
export class Page<T> {
  constructor(
    readonly items: T[],
    readonly nextCursor: string | null,
    readonly total: number | null = null,
  ) {}
}
