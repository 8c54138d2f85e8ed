import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { NewSupplierStaff, SupplierStaffChange, SupplierStaffResponse } from './staff.dto.js';
import { StaffService } from './staff.service.js';

@ApiTags('suppliers')
@Controller('suppliers')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  /** The supplier's people, newest first. 404 for another's, 403 `elite_required` without the subscription. */
  @Roles('supplier', 'staff', 'admin')
  @Get(':id/staff')
  list(@Param('id', IdPipe) id: string): Promise<SupplierStaffResponse[]> {
    return this.staff.list(id);
  }

  /** Adds somebody. */
  @Roles('supplier', 'admin')
  @Post(':id/staff')
  add(@Param('id', IdPipe) id: string, @Body() body: NewSupplierStaff): Promise<SupplierStaffResponse> {
    return this.staff.add(id, body);
  }

  /** Changes somebody; `active: false` for who left. 409 `stale_version`. */
  @Roles('supplier', 'admin')
  @Patch('staff/:id')
  change(@Param('id', IdPipe) id: string, @Body() body: SupplierStaffChange): Promise<SupplierStaffResponse> {
    return this.staff.change(id, body);
  }
}
