import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import type { TranslatedKind, TranslationFault } from '../../contract/translations.js';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle, type Limit } from '../../platform/throttle/throttle.js';
import { allKept, keptOf } from './kept-terms.js';
import { keep, nameOf, type CutMessage, type KnownTranslation } from './kept-translations.js';
import { CALL } from './limits.js';
import { ProviderGate } from './provider-gate.service.js';
import { TranslatorFailure, type Translated } from './translator.js';

type Answer = KnownTranslation | TranslationFault;

const DAY = 24 * 60 * 60;

/** Asks the provider for translations that no one has requested before, within what an account may use in a day. */
@Injectable()
export class PaidTranslations {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly throttle: Throttle,
    private readonly gate: ProviderGate,
  ) {}

  /** Answers by `nameOf`; a fault where a text stays as it is. Runs as the system. */
  async translate(kind: TranslatedKind, open: readonly CutMessage[], to: Language): Promise<Map<string, Answer>> {
    const answers = new Map<string, Answer>();
    for (const call of callsOf(open)) {
      const answered = await this.call(call, to);
      call.forEach((message, at) => answers.set(nameOf(message), answered[at] ?? 'provider'));
      const worth = call.flatMap((message, at): [CutMessage, KnownTranslation][] => {
        const answer = answered[at];
        return answer && typeof answer !== 'string' ? [[message, answer]] : [];
      });
      await keep(this.scope, kind, to, worth);
    }
    return answers;
  }

  private async call(call: readonly CutMessage[], to: Language): Promise<Answer[]> {
    const account = call[0]?.accountId ?? 'chat';
    const characters = call.reduce((sum, { text }) => sum + text.length, 0);
    if (!(await this.throttle.spend(this.budget, account, characters))) return call.map(() => 'budget');
    try {
      const texts = call.map(({ pieces }) => pieces);
      const answers = await this.gate.translate(account, texts, to);
      return call.map((message, at) => judge(message, answers[at] ?? null, to));
    } catch (error) {
      if (!(error instanceof TranslatorFailure) && !(error instanceof Problem && error.code === 'busy')) throw error;
      // What was not translated costs nothing.
      await this.throttle.giveBack(this.budget, account, characters);
      return call.map(() => 'provider');
    }
  }

  /** Characters that an account may have translated in a day, to the letter: it is money. */
  private get budget(): Limit {
    const { TRANSLATION_DAILY_CHARACTERS: characters } = this.settings;
    return { name: 'translation-characters', points: characters, seconds: DAY, exact: true };
  }
}

/** A translation counts only if all names and figures are in it. */
function judge({ pieces }: CutMessage, answer: Translated | null, to: Language): KnownTranslation {
  if (!answer) return { outcome: 'kept_terms', text: null, from: null };
  const { text, kept, from } = answer;
  if (from === to) return { outcome: 'same', text: null, from };
  return allKept(keptOf(pieces), kept)
    ? { outcome: 'translated', text, from }
    : { outcome: 'kept_terms', text: null, from };
}

/** Each text once, of one account a call, and no more than a call carries. */
function callsOf(open: readonly CutMessage[]): CutMessage[][] {
  const calls: CutMessage[][] = [];
  const once = [...new Map(open.map((message) => [nameOf(message), message])).values()];
  for (const [, ofAccount] of Map.groupBy(once, ({ accountId }) => accountId)) {
    let call: CutMessage[] = [];
    let characters = 0;
    for (const message of ofAccount) {
      const full = call.length === CALL.texts || characters + message.text.length > CALL.characters;
      if (call.length === 0 || full) calls.push((call = []));
      characters = (full ? 0 : characters) + message.text.length;
      call.push(message);
    }
  }
  return calls;
}
