import { Module } from '@nestjs/common';
import { CountyEditor } from './county-editor.service.js';
import { RegionEditorController } from './region-editor.controller.js';
import { RegionEditor } from './region-editor.service.js';
import { RegionRuleStore } from './region-rule-store.service.js';
import { RuleWarnings } from './rule-warnings.service.js';

/** The law of regions: rules with their sources, who edits them, and what they allow. */
@Module({
  controllers: [RegionEditorController],
  providers: [RegionRuleStore, RegionEditor, CountyEditor, RuleWarnings],
})
export class RegionsModule {}
