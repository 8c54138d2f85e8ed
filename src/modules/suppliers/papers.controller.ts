import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { NewSupplierPaper, RemovedPaperResponse, SupplierPaperChange, SupplierPaperResponse } from './paper.dto.js';
import { PapersService } from './papers.service.js';

@ApiTags('suppliers')
@Controller()
export class PapersController {
  constructor(private readonly papers: PapersService) {}

  /** Lists a supplier's insurance and licenses, as stated by the supplier. 404 for another supplier's. */
  @Roles('supplier', 'landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @Get('suppliers/:id/papers')
  list(@Param('id', IdPipe) id: string): Promise<SupplierPaperResponse[]> {
    return this.papers.list(id);
  }

  /** Lists the signed-in supplier's own insurance and licenses. */
  @Roles('supplier')
  @Get('supplier-papers')
  own(): Promise<SupplierPaperResponse[]> {
    return this.papers.own();
  }

  /**
   * Lists the insurances and licenses that the signed-in supplier has removed and that nothing replaces. They go on to count: after
   * their last day there are no offers and no jobs until a new one is recorded, or the landlord allows the job.
   */
  @Roles('supplier')
  @Get('supplier-papers/removed')
  removed(): Promise<RemovedPaperResponse[]> {
    return this.papers.removed();
  }

  /** Adds an insurance or a license. 404 for a certificate that is not the supplier's own. */
  @Roles('supplier')
  @Post('supplier-papers')
  add(@Body() body: NewSupplierPaper): Promise<SupplierPaperResponse> {
    return this.papers.add(body);
  }

  /**
   * Changes an insurance or a license. A new date starts its reminders again. A wrong kind or trade can be corrected in the first 7
   * days while it hasn't expired; later, what it was before goes on to count, as if it were removed. 409 `stale_version`.
   */
  @Roles('supplier')
  @Put('supplier-papers/:id')
  change(@Param('id', IdPipe) id: string, @Body() body: SupplierPaperChange): Promise<SupplierPaperResponse> {
    return this.papers.change(id, body);
  }

  /** Deletes an insurance or a license with its certificate. Its last valid day goes on to count until a new one is recorded. */
  @Roles('supplier')
  @Delete('supplier-papers/:id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.papers.remove(id);
  }
}
