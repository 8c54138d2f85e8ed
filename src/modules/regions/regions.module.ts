import { Module } from '@nestjs/common';
import { CountyEditor } from './county-editor.service.js';
import { RegionEditorController } from './region-editor.controller.js';
import { RegionEditor } from './region-editor.service.js';
import { RegionRuleStore } from './region-rule-store.service.js';
import { RuleWarnings } from './rule-warnings.service.js';

/** The tenancy rules of regions, with their sources, their editor and their checks. */
@Module({
  controllers: [RegionEditorController],
  providers: [RegionRuleStore, RegionEditor, CountyEditor, RuleWarnings],
})
export class RegionsModule {}
