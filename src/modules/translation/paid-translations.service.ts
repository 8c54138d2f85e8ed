import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import type { TranslatedKind, TranslationFault } from '../../contract/translations.js';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle, type Limit, type Use } from '../../platform/throttle/throttle.js';
import { allKept, keptOf } from './kept-terms.js';
import { keep, nameOf, type CutMessage, type KnownTranslation } from './kept-translations.js';
import { CALL, VISITOR_CHARACTERS } from './limits.js';
import { ProviderGate } from './provider-gate.service.js';
import { TranslatorFailure, type Translated } from './translator.js';

type Answer = KnownTranslation | TranslationFault;

/** What is translated, and into which language. `visitorOf`: the conversation of the chat whose visitor reads it. */
export interface Wanted {
  kind: TranslatedKind;
  to: Language;
  visitorOf?: string | undefined;
}

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
  async translate(open: readonly CutMessage[], wanted: Wanted): Promise<Map<string, Answer>> {
    const { kind, to } = wanted;
    const answers = new Map<string, Answer>();
    for (const call of callsOf(open)) {
      const answered = await this.call(call, wanted);
      call.forEach((message, at) => answers.set(nameOf(message), answered[at] ?? 'provider'));
      const worth = call.flatMap((message, at): [CutMessage, KnownTranslation][] => {
        const answer = answered[at];
        return answer && typeof answer !== 'string' ? [[message, answer]] : [];
      });
      await keep(this.scope, kind, to, worth);
    }
    return answers;
  }

  private async call(call: readonly CutMessage[], { to, visitorOf }: Wanted): Promise<Answer[]> {
    const account = call[0]?.accountId ?? 'chat';
    const characters = call.reduce((sum, { text }) => sum + text.length, 0);
    const budgets: Use[] = [...(visitorOf ? [[VISITOR_CHARACTERS, visitorOf] as const] : []), [this.budget, account]];
    if (!(await this.spend(budgets, characters))) return call.map(() => 'budget');
    try {
      const texts = call.map(({ pieces }) => pieces);
      const answers = await this.gate.translate(account, texts, to);
      return call.map((message, at) => judge(message, answers[at] ?? null, to));
    } catch (error) {
      if (!(error instanceof TranslatorFailure) && !(error instanceof Problem && error.code === 'busy')) throw error;
      // What was not translated costs nothing.
      await this.giveBack(budgets, characters);
      return call.map(() => 'provider');
    }
  }

  /** False, and nothing is counted, where one of them has less left. */
  private async spend(budgets: readonly Use[], characters: number): Promise<boolean> {
    for (const [at, [limit, key]] of budgets.entries()) {
      if (await this.throttle.spend(limit, key, characters)) continue;
      await this.giveBack(budgets.slice(0, at), characters);
      return false;
    }
    return true;
  }

  private async giveBack(budgets: readonly Use[], characters: number): Promise<void> {
    for (const [limit, key] of budgets) await this.throttle.giveBack(limit, key, characters);
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
