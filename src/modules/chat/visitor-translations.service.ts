import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import type { TranslationResponse } from '../translation/translation.dto.js';
import { Translations } from '../translation/translations.service.js';
import { requireSession } from './chat-rows.js';
import { CHAT_LIMITS } from './limits.js';

const WANTS = 'select translate_messages as wants from app_user where id = $1';

/**
 * Translates the team's messages into the language of the visitor, who needs no account for it. The visitor's own text is never
 * translated, because it could be any text. So the cost of a conversation is limited to what the team has written, once for each
 * language.
 */
@Injectable()
export class VisitorTranslations {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly translations: Translations,
  ) {}

  /**
   * 404 for someone else's conversation, or if none of the ids is a message of the team in it. Returns nothing for people who
   * turned translations off.
   */
  async translate(sessionId: string, ids: string[], to: Language): Promise<TranslationResponse[]> {
    const { chatSessionId, userId } = this.scope.actor;
    if (chatSessionId !== sessionId) throw new Problem('not_found');
    await this.throttle.use(CHAT_LIMITS.translate, sessionId);
    await this.scope.read((query) => requireSession(query, sessionId));
    if (userId && !(await this.wants(userId))) return [];
    return this.translations.translate({ kind: 'chat_message', ids, to }, sessionId);
  }

  private async wants(userId: string): Promise<boolean> {
    const [own] = await this.scope.read((query) => query<{ wants: boolean }>(WANTS, [userId]));
    return own?.wants ?? true;
  }
}
