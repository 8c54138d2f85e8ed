import type pg from 'pg';

/** A column of a statement's result: its name, and the type as PostgreSQL numbers it. */
export interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Parses a statement and returns its columns without running it. Fails with PostgreSQL's error. */
export function describeStatement(client: pg.Client, sql: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = [];
    const description = {
      submit(connection: pg.Connection & DescribingConnection) {
        connection.parse({ text: sql }, true);
        connection.describe({ type: 'S' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: Column[] }) => void (columns = message.fields),
      handleParseComplete: () => undefined,
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(description as unknown as pg.Submittable);
  });
}

interface DescribingConnection {
  parse(query: { text: string }, more: boolean): void;
  describe(message: { type: 'S' }, more: boolean): void;
  sync(): void;
}
