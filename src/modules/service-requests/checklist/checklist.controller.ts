import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ChecklistLineChange, ChecklistLineResponse } from './checklist.dto.js';
import { Checklists } from './checklist.service.js';

@ApiTags('service requests')
@Roles('landlord', 'supplier')
@Controller('service-requests/:id/checklist')
export class ChecklistController {
  constructor(private readonly checklists: Checklists) {}

  /**
   * Checks a line of the checklist off, or reopens it. Idempotent. 403 for a supplier who doesn’t have the job, 404 for a foreign
   * request, 422 when the work is done.
   */
  @Patch(':lineId')
  check(
    @Param('id', IdPipe) id: string,
    @Param('lineId', IdPipe) lineId: string,
    @Body() { done }: ChecklistLineChange,
  ): Promise<ChecklistLineResponse> {
    return this.checklists.check(id, lineId, done);
  }
}
