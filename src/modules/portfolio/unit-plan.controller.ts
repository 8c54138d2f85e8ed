import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PRODUCT } from '../../contract/product.js';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { TakePlanRequest, UnitPlanResponse } from './unit-plan.dto.js';
import { UnitPlans } from './unit-plan.service.js';

const PLAN = `:id/${PRODUCT.slug}-plan`;

@ApiTags('landlords')
@Controller('landlords/units')
export class UnitPlanController {
  constructor(private readonly plans: UnitPlans) {}

  /** Attaches a protection plan of the catalogue to a unit; the previous one ends. 404 for someone else's unit. */
  @Roles('landlord')
  @Post(PLAN)
  take(@Param('id', IdPipe) unitId: string, @Body() body: TakePlanRequest): Promise<UnitPlanResponse> {
    return this.plans.take(unitId, body);
  }

  /** The unit's plan; an empty answer when it has none. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @Get(PLAN)
  get(@Param('id', IdPipe) unitId: string): Promise<UnitPlanResponse | null> {
    return this.plans.of(unitId);
  }

  /** Ends the unit's plan. */
  @Roles('landlord')
  @Delete(PLAN)
  @HttpCode(204)
  end(@Param('id', IdPipe) unitId: string): Promise<void> {
    return this.plans.end(unitId);
  }
}
