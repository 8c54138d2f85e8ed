import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import { Clock } from '../../platform/clock/clock.js';
import { FairTurns } from '../../platform/turns/fair-turns.js';
import type { Piece } from './kept-terms.js';
import { CALLS_AT_ONCE } from './limits.js';
import { TRANSLATOR, TranslatorFailure, type FailureKind, type Translated, type Translator } from './translator.js';

/** The waits before further attempts. They are short, because a reader is waiting. */
const TRIES_AFTER_MS = [300, 1000];
/** A provider that asks for a longer wait isn't called during that time, and the original is shown. */
const WAIT_FOR_AT_MOST_MS = 3000;
/** So many failures in a row, and the provider is left alone for a while. */
const FAILURES_IN_A_ROW = 3;
const MINUTE = 60_000;
const PAUSES: Record<FailureKind, number> = {
  refused: 5 * MINUTE,
  quota: 60 * MINUTE,
  slow_down: MINUTE,
  away: MINUTE,
  garbled: MINUTE,
  rejected: 0,
};

/** How the provider answers this process. */
export interface ProviderState {
  failingSince: Date | null;
  failure: FailureKind | null;
}

/**
 * Controls the calls to the provider: only a few at a time, with retries where they help, and a pause for a provider
 * that fails. Every process keeps its own state.
 */
@Injectable()
export class ProviderGate {
  private readonly log = new Logger('Translation');
  private readonly turns = new FairTurns(CALLS_AT_ONCE);
  private inARow = 0;
  private pausedUntil = 0;
  private state: ProviderState = { failingSince: null, failure: null };

  constructor(
    @Inject(TRANSLATOR) private readonly translator: Translator,
    private readonly clock: Clock,
  ) {}

  get current(): ProviderState {
    return this.state;
  }

  /** Throws a `TranslatorFailure`, and `busy` when too many calls wait. `key`: the account whose turn it is. */
  translate(key: string, texts: readonly Piece[][], to: Language): Promise<(Translated | null)[]> {
    return this.turns.take(key, 1, () => this.tried(texts, to, 0));
  }

  private async tried(texts: readonly Piece[][], to: Language, tries: number): Promise<(Translated | null)[]> {
    if (this.clock.now().getTime() < this.pausedUntil)
      throw new TranslatorFailure(this.state.failure ?? 'away', 'The provider is left alone for a while');
    try {
      const answer = await this.translator.translate(texts, to);
      this.worked();
      return answer;
    } catch (error) {
      if (!(error instanceof TranslatorFailure)) throw error;
      const wait = waitBefore(error, tries);
      if (wait === null) throw this.failed(error);
      await pause(wait);
      return this.tried(texts, to, tries + 1);
    }
  }

  private worked(): void {
    if (this.state.failingSince) this.log.log('The provider translates again');
    this.inARow = 0;
    this.state = { failingSince: null, failure: null };
  }

  private failed(failure: TranslatorFailure): TranslatorFailure {
    // One text that the provider doesn't take says nothing about the provider.
    if (failure.kind === 'rejected') return failure;
    const now = this.clock.now();
    this.inARow += 1;
    this.state = { failingSince: this.state.failingSince ?? now, failure: failure.kind };
    const asked = failure.retryAfterMs ?? 0;
    const always = failure.kind === 'refused' || failure.kind === 'quota' || failure.kind === 'slow_down';
    if (always || asked > 0 || this.inARow >= FAILURES_IN_A_ROW)
      this.pausedUntil = now.getTime() + Math.min(asked || PAUSES[failure.kind], PAUSES.quota);
    this.log.warn({ kind: failure.kind, reason: failure.message, inARow: this.inARow }, 'A translation failed');
    return failure;
  }
}

/** How long to wait before the next try; null when there is none. */
function waitBefore({ kind, retryAfterMs }: TranslatorFailure, tries: number): number | null {
  const usual = TRIES_AFTER_MS[tries];
  if (usual === undefined || (kind !== 'away' && kind !== 'slow_down')) return null;
  const wait = Math.max(usual, retryAfterMs ?? 0);
  return wait > WAIT_FOR_AT_MOST_MS ? null : wait;
}
