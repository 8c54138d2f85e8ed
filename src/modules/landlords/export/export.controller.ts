import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { ExportService } from './export.service.js';

const CSV = 'text/csv; charset=utf-8';

@ApiTags('landlords')
@Controller('landlords/export')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  /** Every property with its units as CSV, in the columns that the import reads. */
  @Roles('landlord')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('content-type', CSV)
  @Header('content-disposition', 'attachment; filename="units.csv"')
  @Get('units.csv')
  units(): Promise<string> {
    return this.exports.units();
  }

  /** Every lease as CSV. */
  @Roles('landlord')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('content-type', CSV)
  @Header('content-disposition', 'attachment; filename="leases.csv"')
  @Get('leases.csv')
  leases(): Promise<string> {
    return this.exports.leases();
  }
}
