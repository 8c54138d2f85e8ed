import { Module } from '@nestjs/common';
import { PortfolioPersonalData } from './portfolio.personal-data.js';
import { PropertyRoom } from './property-room.service.js';
import { PropertyController } from './property.controller.js';
import { PropertyService } from './property.service.js';
import { RegionRules } from './region-rules.service.js';
import { UnitPlanController } from './unit-plan.controller.js';
import { UnitPlans } from './unit-plan.service.js';
import { UnitController } from './unit.controller.js';
import { UnitService } from './unit.service.js';

/** Properties, units, their protection plans, and the tenancy rules of their places. */
@Module({
  controllers: [PropertyController, UnitController, UnitPlanController],
  providers: [PortfolioPersonalData, PropertyRoom, PropertyService, UnitService, UnitPlans, RegionRules],
  exports: [PropertyRoom, PropertyService, UnitService, RegionRules],
})
export class PortfolioModule {}
