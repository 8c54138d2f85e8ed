import { Controller, Get, Param, ParseEnumPipe, Query, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { Problem } from '../../platform/errors/problem.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { TemplateQuery } from '../../platform/http/template-query.dto.js';
import { LeaseLetters } from './lease-letters.service.js';
import { LETTER_KINDS, type LetterKind } from './letter-kinds.js';

const kindPipe = new ParseEnumPipe(LETTER_KINDS, { exceptionFactory: () => new Problem('not_found') });

@ApiTags('landlords')
@Controller('leases/:id/letters')
export class LeaseLettersController {
  constructor(private readonly letters: LeaseLetters) {}

  /**
   * The landlord's notice to leave, or the letter about a change of rent, as PDF for both sides, in the reader's language.
   * 404 where there is none.
   */
  @Roles('landlord', 'tenant', 'staff', 'admin')
  @Get(':kind')
  @ApiParam({ name: 'kind', enum: LETTER_KINDS })
  @ApiProduces('application/pdf')
  async letter(
    @Param('id', IdPipe) id: string,
    @Param('kind', kindPipe) kind: LetterKind,
    @Query() { language }: TemplateQuery,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.letters.pdf(id, kind, language);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `attachment; filename="${name}"`,
      length: bytes.length,
    });
  }
}
