import { Module } from '@nestjs/common';
import { EnterDirectory } from './enter-directory.js';
import { SupplierController } from './supplier.controller.js';
import { SupplierService } from './supplier.service.js';

/** The directory of suppliers. */
@Module({
  controllers: [SupplierController],
  providers: [SupplierService, EnterDirectory],
  exports: [SupplierService],
})
export class SuppliersModule {}
