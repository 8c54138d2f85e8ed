import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnyPerson } from '../../platform/auth/decorators.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { TRANSLATIONS } from './limits.js';
import { TranslationRequest, TranslationResponse } from './translation.dto.js';
import { Translations } from './translations.service.js';

@ApiTags('translations')
@Controller('translations')
export class TranslationController {
  constructor(private readonly translations: Translations) {}

  /**
   * Messages in the reader's language. Only what the reader can read is translated: other ids are left out, and 404 when none is
   * left. Of the chat, staff and admins read everyone's lines, and visitors who are signed in those of the team. 403 `translation_demo` in the demo, 503 `not_configured`
   * without a provider, 429 past the limit.
   */
  @AnyPerson()
  @LimitedByPerson(TRANSLATIONS)
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: [TranslationResponse] })
  translate(@Body() body: TranslationRequest): Promise<TranslationResponse[]> {
    return this.translations.translate(body);
  }
}
