/** A page of a list: the rows, the cursor of the next page, and the total. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | undefined;
  total: number | undefined;
}

/** Reads a list's answer: rows in the body, the next page in `Link`, the total in `X-Total-Count`. */
export async function readPage<Row>(call: Promise<{ data?: Row[]; response: Response }>): Promise<ListPage<Row>> {
  const { data = [], response } = await call;
  const link = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  const total = Number(response.headers.get('X-Total-Count') ?? Number.NaN);
  return {
    rows: data,
    next: link ? (new URL(link, 'http://local').searchParams.get('cursor') ?? undefined) : undefined,
    total: Number.isFinite(total) ? total : undefined,
  };
}
