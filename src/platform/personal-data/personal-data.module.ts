import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditPersonalData } from '../audit/audit.personal-data.js';
import { FilesPersonalData } from '../files/files.personal-data.js';
import { PersonalDataRegistry } from './personal-data.registry.js';

/** Finds what each module keeps about people; the module `profiles` copies and erases it. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [PersonalDataRegistry, AuditPersonalData, FilesPersonalData],
  exports: [PersonalDataRegistry],
})
export class PersonalDataModule {}
