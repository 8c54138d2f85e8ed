import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { EventPayload } from './domain-event.js';
import { HANDLES, SCHEDULED } from './handles.decorator.js';

export interface HandledFor {
  accountId: string | null;
  demo: boolean;
}
type Handler = (payload: EventPayload, on: HandledFor) => Promise<void>;
interface Schedule {
  name: string;
  cron: string;
  run: () => Promise<void>;
}

/** Finds the methods marked `@Handles` and `@Scheduled` in all providers, so that no module is named here. */
@Injectable()
export class HandlerRegistry implements OnModuleInit {
  private readonly handlers = new Map<string, Handler>();
  private readonly byEvent = new Map<string, string[]>();
  readonly schedules: Schedule[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (!instance || !metatype || typeof instance !== 'object') continue;
      const methods = this.scanner.getAllMethodNames(Object.getPrototypeOf(instance));
      for (const method of methods) this.register(instance as Record<string, Handler>, metatype.name, method);
    }
  }

  private register(instance: Record<string, Handler>, owner: string, method: string): void {
    const fn = instance[method];
    if (typeof fn !== 'function') return;
    const event = this.reflector.get<string | undefined>(HANDLES, fn);
    if (event) this.addHandler(event, `${event}>${owner}.${method}`, fn.bind(instance));
    const schedule = this.reflector.get<Omit<Schedule, 'run'> | undefined>(SCHEDULED, fn);
    if (schedule) this.schedules.push({ ...schedule, run: fn.bind(instance) as () => Promise<void> });
  }

  private addHandler(event: string, key: string, fn: Handler): void {
    this.handlers.set(key, fn);
    this.byEvent.set(event, [...(this.byEvent.get(event) ?? []), key]);
  }

  handlersOf(event: string): string[] {
    return this.byEvent.get(event) ?? [];
  }

  handler(key: string): Handler | undefined {
    return this.handlers.get(key);
  }
}
