import { Injectable } from '@nestjs/common';
import type { ImportAnswers, ImportMapping } from '../../contract/import/questions.js';
import { languageOf } from '../../contract/languages.js';
import { Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { whileDecoding } from '../../platform/files/decoding.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle, type Limit } from '../../platform/throttle/throttle.js';
import { FairTurns } from '../../platform/turns/fair-turns.js';
import { runInWorker } from '../../platform/workers/run-in-worker.js';
import { WorkerStopped } from '../../platform/workers/worker-errors.js';
import { lawInForce } from '../regions/rules/records-in-force.js';
import type { CheckedFile, FaultyLines, FileAnswer, FileToCheck, SeenFile } from './check-file.js';
import { FILE_SENTENCES, type FileProblem } from './file-refused.js';
import { presentPortfolio, type Portfolio } from './present-portfolio.js';

/** Files to check. Mistakes are fixed and sent again, so people need many; an office shares a source. */
export const IMPORTS = {
  person: { name: 'import-person', points: 60, seconds: 3600 },
  source: { name: 'import-source', points: 120, seconds: 3600 },
} as const satisfies Record<string, Limit>;
/** Twenty thousand rows take some 60 MiB, and a few seconds of a machine that is not busy. */
const WORKER = { memoryMiB: 192, milliseconds: 60_000 };
const NOTHING: Portfolio = { properties: new Map(), units: new Map() };
const SCRIPT = new URL('./check-file.js', import.meta.url);

/** How a file is to be read. */
export interface HowToRead {
  mapping: ImportMapping | null;
  answers: ImportAnswers | null;
  leaveOut?: boolean;
}

/** Checks files in a worker thread, one at a time, so that no file can hold the server up. */
@Injectable()
export class FileChecks {
  /** Each source has a queue of its own, so a file that someone made heavy on purpose does not keep others waiting. */
  private readonly turns = new FairTurns({ units: 1, unitsPerKey: 1, waiting: 8, waitingPerKey: 3 });

  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Counts one before it is read; 429 past a limit. The demo's people are shared, so there only the source counts, on
   * the route.
   */
  async count(): Promise<void> {
    const { userId, demo } = this.scope.actor;
    if (!demo) await this.throttle.use(IMPORTS.person, userId ?? '');
  }

  /** The contents of a file: its columns, and the questions that it leaves open. Refuses as `check` does. */
  look(bytes: Buffer, how: HowToRead): Promise<SeenFile> {
    return this.turns.take(
      throttleSource(),
      1,
      async () => (await inWorker(this.orderOf('look', bytes, how, NOTHING))) as SeenFile,
    );
  }

  /**
   * 422 `unsafe_file` with what is wrong with the file as a whole; 400 for a mapping that does not fit it; 503 `busy`
   * while too many files are queued.
   */
  check(bytes: Buffer, how: HowToRead): Promise<CheckedFile> {
    return this.turns.take(throttleSource(), 1, async () => {
      const present = await this.scope.read(presentPortfolio);
      return (await inWorker(this.orderOf('check', bytes, how, present))) as CheckedFile;
    });
  }

  /** The lines that have mistakes. Refuses as `check` does. */
  mistakes(bytes: Buffer, how: HowToRead): Promise<FaultyLines> {
    return this.turns.take(throttleSource(), 1, async () => {
      const present = await this.scope.read(presentPortfolio);
      return (await inWorker(this.orderOf('mistakes', bytes, how, present))) as FaultyLines;
    });
  }

  private orderOf(
    task: FileToCheck['task'],
    bytes: Buffer,
    { mapping, answers, leaveOut = false }: HowToRead,
    present: Portfolio,
  ): FileToCheck {
    return {
      bytes,
      task,
      mapping,
      reading: { ...answers, now: this.scope.clock.now() },
      leaveOut,
      language: languageOf(currentContext().language),
      present,
      law: lawInForce(),
    };
  }
}

async function inWorker(order: FileToCheck): Promise<Exclude<FileAnswer, { refused: FileProblem }>> {
  const answer = await answerTo(order);
  if ('refused' in answer) throw refused(answer.refused, answer.columns);
  return answer;
}

async function answerTo(order: FileToCheck): Promise<FileAnswer> {
  try {
    return await whileDecoding('table', () => runInWorker(SCRIPT, order, WORKER));
  } catch (error) {
    if (error instanceof WorkerStopped) return { refused: 'too_heavy', columns: [] };
    throw error;
  }
}

/** `problem` and `columns` are for the client's own words. */
function refused(problem: FileProblem, columns: string[]): Problem {
  if (problem === 'no_such_column')
    return invalidField(
      'mapping.columns',
      `mapping.columns names column ${columns[0]}, which the file does not have`,
      'column_missing',
      { column: columns[0] ?? '' },
    );
  return new Problem('unsafe_file', { sentence: FILE_SENTENCES[problem], extra: { problem, columns } });
}
