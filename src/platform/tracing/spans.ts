import { currentContext } from '../scope/context.js';

/** Numbers and short texts that describe a span. Never addresses, values or names of people. */
export type Attributes = Record<string, string | number | boolean>;

/** A span that has begun. */
export interface OpenSpan {
  /** Ends the span. An error marks it as failed. */
  end(error?: unknown): void;
}

/** What makes spans: `OpenTelemetrySpans` where traces are on. */
export interface Spans {
  /** Begins the span of a job, and lets what runs in the current context belong to it. */
  beginJob(name: string, attributes: Attributes): OpenSpan;
  /** Begins the span of a statement below `parent`, which came from the same `Spans`. */
  beginStatement(parent: unknown, summary: string): OpenSpan;
}

let spans: Spans | undefined;

/** Turns traces on, or off with `undefined`. They are off unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export function traceWith(given: Spans | undefined): void {
  spans = given;
}

/** Runs a job in a span of its own. Call it where the job has a context of its own (`runInContext`). */
export async function inJobSpan<T>(name: string, attributes: Attributes, run: () => Promise<T>): Promise<T> {
  const span = spans?.beginJob(name, attributes);
  try {
    const result = await run();
    span?.end();
    return result;
  } catch (error) {
    span?.end(error);
    throw error;
  }
}

/** Begins the span of an SQL statement. Undefined where traces are off, or nothing is traced that it could belong to. */
export function statementSpan(statement: unknown): OpenSpan | undefined {
  const { trace } = currentContext();
  if (!spans || trace === undefined) return undefined;
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
  return spans.beginStatement(trace, typeof text === 'string' ? summaryOf(text) : 'statement');
}

/** The longest part of a statement that is searched for its verb and table. */
const BEGINNING = 2000;
/** A value that is written in the statement, also one that goes on after the beginning. */
const LITERAL = /'[^']*(?:'|$)/g;

/**
 * A statement's verb and first table, such as `select lease` (OpenTelemetry's `db.query.summary`). The text itself never leaves
 * the process, because it may hold values.
 */
export function summaryOf(text: string): string {
  const beginning = text.slice(0, BEGINNING).replaceAll(LITERAL, ' ');
  const verb = /[a-z]+/i.exec(beginning)?.[0].toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update) "?([a-z_]+)/i.exec(beginning)?.[1];
  return table ? `${verb} ${table.toLowerCase()}` : verb;
}
