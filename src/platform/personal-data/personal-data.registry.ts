import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { EVERYONE, type CopySection } from './copy-section.js';
import { PersonalData, type HoldsPersonalData } from './personal-data.js';

/** What all modules keep about people. */
@Injectable()
export class PersonalDataRegistry implements OnApplicationBootstrap {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Of two sections of one name, a copy would silently hold the later one alone. */
  onApplicationBootstrap(): void {
    const system = this.systemSections().map((section) => ({ ...section, roles: EVERYONE }));
    refuseTwice([...this.sections(), ...system]);
  }

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

export function refuseTwice(sections: readonly Pick<CopySection, 'file' | 'roles'>[]): void {
  const seen = new Set<string>();
  for (const name of sections.flatMap(({ file, roles }) => roles.map((role) => `${file} of ${role}`))) {
    if (seen.has(name)) throw new Error(`Two sections of the copy of personal data are named ${name}.`);
    seen.add(name);
  }
}
