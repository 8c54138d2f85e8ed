import { Inject, Injectable } from '@nestjs/common';
import { isLanguage } from '../../contract/languages.js';
import { PRODUCT } from '../../contract/product.js';
import type { TranslatedKind, TranslationFault } from '../../contract/translations.js';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { hasWords, splitKept } from './kept-terms.js';
import { keyOf, knownOf, nameOf, type CutMessage, type KnownTranslation } from './kept-translations.js';
import { TEXT_MAX } from './limits.js';
import { seemsOther } from './other-language.js';
import { PaidTranslations, type Wanted } from './paid-translations.service.js';
import { isKeptFrom, readMessages, termsOf, type ReadableMessage } from './readable-messages.js';
import type { TranslationRequest, TranslationResponse } from './translation.dto.js';
import { TRANSLATOR, type Translator } from './translator.js';

const SAME: KnownTranslation = { outcome: 'same', text: null, from: null };

/** Messages in the language of who reads them (decision 0840). */
@Injectable()
export class Translations {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly paid: PaidTranslations,
    @Inject(TRANSLATOR) private readonly translator: Translator,
  ) {}

  /**
   * What the reader can read of these messages, in the order of the ids. 404 when that is none. `visitorOf` is the conversation of
   * the chat whose visitor reads it, and whose own characters of the day are counted too.
   */
  async translate({ kind, ids, to }: TranslationRequest, visitorOf?: string): Promise<TranslationResponse[]> {
    if (this.translator.name === 'none') throw new Problem('not_configured');
    if (this.scope.actor.demo) throw new Problem('translation_demo');
    const wanted = [...new Set(ids)];
    const messages = await this.readable(kind, wanted);
    if (messages.length === 0) throw new Problem('not_found');
    const on = { demo: false, by: this.scope.actor.userId };
    const answers = await this.scope.asSystem('translation', () => this.answers(messages, { kind, to, visitorOf }), on);
    return wanted.flatMap((id) => answers.get(id) ?? []);
  }

  private async readable(kind: TranslatedKind, ids: string[]): Promise<ReadableMessage[]> {
    const { role } = this.scope.actor;
    if (isKeptFrom(kind, role)) return [];
    return this.scope.read((query) => readMessages(query, kind, ids, role));
  }

  private async answers(
    messages: readonly ReadableMessage[],
    { kind, to, visitorOf }: Wanted,
  ): Promise<Map<string, TranslationResponse>> {
    const cut = await this.cut(kind, messages);
    const known = await knownOf(this.scope, cut, to);
    const answers = new Map<string, TranslationResponse>();
    const open: CutMessage[] = [];
    for (const message of cut) {
      const theirs = message.language === to && !seemsOther(message.text, to);
      const free = theirs || !hasWords(message.pieces) ? SAME : known.get(nameOf(message));
      if (free) answers.set(message.id, toResponse(message, free));
      else if (message.text.length > TEXT_MAX) answers.set(message.id, failed(message, 'too_long'));
      else open.push(message);
    }
    const paid = await this.paid.translate(open, { kind, to, visitorOf });
    for (const message of open) {
      const answer = paid.get(nameOf(message)) ?? 'provider';
      answers.set(message.id, typeof answer === 'string' ? failed(message, answer) : toResponse(message, answer));
    }
    return answers;
  }

  private async cut(kind: TranslatedKind, messages: readonly ReadableMessage[]): Promise<CutMessage[]> {
    const about = [...new Set(messages.map((message) => message.about))];
    const terms = await this.scope.read((query) => termsOf(query, kind, about));
    const everywhere = [PRODUCT.name, ...this.settings.TRANSLATION_KEPT_TERMS];
    return messages.map((message) => {
      const pieces = splitKept(message.text, [...everywhere, ...(terms.get(message.about) ?? [])]);
      return { ...message, pieces, key: keyOf(this.translator.name, pieces) };
    });
  }
}

function toResponse({ id, language }: ReadableMessage, { outcome, text, from }: KnownTranslation): TranslationResponse {
  const known = from ?? (isLanguage(language) ? language : null);
  if (outcome === 'kept_terms') return { id, outcome: 'failed', text: null, from: known, fault: 'kept_terms' };
  return { id, outcome, text, from: known, fault: null };
}

function failed({ id, language }: ReadableMessage, fault: TranslationFault): TranslationResponse {
  return { id, outcome: 'failed', text: null, from: language, fault };
}
