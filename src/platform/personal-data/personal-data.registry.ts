import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { CopySection } from './copy-section.js';
import { PersonalData, type HoldsPersonalData } from './personal-data.js';

/** What all modules keep about people. */
@Injectable()
export class PersonalDataRegistry {
  constructor(private readonly discovery: DiscoveryService) {}

  erasures(): string[] {
    return this.holders().flatMap(({ erase = [] }) => erase);
  }

  sections(): CopySection[] {
    return this.holders().flatMap(({ copy = [] }) => copy);
  }

  systemSections(): CopySection[] {
    return this.holders().flatMap(({ copyAsSystem = [] }) => copyAsSystem);
  }

  private holders(): HoldsPersonalData[] {
    return this.discovery
      .getProviders({ metadataKey: PersonalData.KEY })
      .map(({ instance }) => instance as HoldsPersonalData);
  }
}
