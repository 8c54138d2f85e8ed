import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { NewSupplierPaper, SupplierPaperChange, SupplierPaperResponse } from './paper.dto.js';
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

  /** Adds an insurance or a license. 404 for a certificate that is not the supplier's own. */
  @Roles('supplier')
  @Post('supplier-papers')
  add(@Body() body: NewSupplierPaper): Promise<SupplierPaperResponse> {
    return this.papers.add(body);
  }

  /** Changes an insurance or a license; its kind can't change. A new date starts its reminders again. 409 `stale_version`. */
  @Roles('supplier')
  @Put('supplier-papers/:id')
  change(@Param('id', IdPipe) id: string, @Body() body: SupplierPaperChange): Promise<SupplierPaperResponse> {
    return this.papers.change(id, body);
  }

  /** Deletes an insurance or a license with its certificate. */
  @Roles('supplier')
  @Delete('supplier-papers/:id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.papers.remove(id);
  }
}
