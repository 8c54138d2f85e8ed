import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { MailedLetterResponse, MailLettersRequest } from './mail-letters.dto.js';
import { MailLetters, WELCOME_MAILS } from './mail-letters.service.js';

@ApiTags('landlords')
@Roles('landlord')
@Controller('landlords/leases/letters')
export class MailLettersController {
  constructor(private readonly letters: MailLetters) {}

  /**
   * Emails the welcome letter with a new code to everyone on the chosen leases who has not joined and has an address. Answers what
   * became of each. 403 `email_unverified`, 429 past the limit.
   */
  @LimitedByPerson(WELCOME_MAILS)
  @Post('mail')
  @HttpCode(200)
  @ApiOkResponse({ type: [MailedLetterResponse] })
  send(@Body() { ids }: MailLettersRequest): Promise<MailedLetterResponse[]> {
    return this.letters.send(ids);
  }
}
