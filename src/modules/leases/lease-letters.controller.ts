import { Controller, Get, Param, ParseEnumPipe, Query, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { LETTER_KINDS, type LetterKind } from '../../contract/letter-kinds.js';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { Problem } from '../../platform/errors/problem.js';
import { attachment } from '../../platform/http/attachment.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LetterQuery } from './lease-letters.dto.js';
import { LeaseLetters } from './lease-letters.service.js';

const kindPipe = new ParseEnumPipe(LETTER_KINDS, { exceptionFactory: () => new Problem('not_found') });

@ApiTags('landlords')
@Controller('leases/:id/letters')
export class LeaseLettersController {
  constructor(private readonly letters: LeaseLetters) {}

  /**
   * A letter about the lease as PDF for both sides: in the tenant's language, unless `language` names one. Tenants get a
   * notice or a change of rent in the language they read in. Letters about money are about the `entry` of the ledger that is named, else about the latest. 404 where there is none.
   */
  @Roles('landlord', 'tenant', 'staff', 'admin')
  @ForStaff('accounts')
  @Get(':kind')
  @ApiParam({ name: 'kind', enum: LETTER_KINDS })
  @ApiProduces('application/pdf')
  async letter(
    @Param('id', IdPipe) id: string,
    @Param('kind', kindPipe) kind: LetterKind,
    @Query() query: LetterQuery,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.letters.pdf(id, kind, query);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: attachment(name),
      length: bytes.length,
    });
  }
}
