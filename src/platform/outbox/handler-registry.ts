import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { EventPayload } from './domain-event.js';
import { AT_COMMIT, HANDLES, SCHEDULED, type Committing, type Handling } from './handles.decorator.js';

export interface HandledFor {
  accountId: string | null;
  demo: boolean;
}
type Handler = (payload: EventPayload, on: HandledFor) => Promise<void>;
type Answer = (payload: EventPayload, at: Committing) => string[];
interface Schedule {
  name: string;
  cron: string;
  run: () => Promise<void>;
}

/** Finds the methods marked `@Handles` and `@Scheduled` in all providers, so the platform names no module. */
@Injectable()
export class HandlerRegistry implements OnModuleInit {
  private readonly handlers = new Map<string, Handler>();
  private readonly byEvent = new Map<string, string[]>();
  private readonly answers = new Map<string, Answer[]>();
  readonly schedules: Schedule[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      const methods = this.scanner.getAllMethodNames(Object.getPrototypeOf(instance));
      for (const method of methods) this.register(instance as Record<string, Handler>, method);
    }
  }

  private register(instance: Record<string, Handler>, method: string): void {
    const fn = instance[method];
    if (typeof fn !== 'function') return;
    const handling = this.reflector.get<Handling | undefined>(HANDLES, fn);
    if (handling) this.addHandler(handling, fn.bind(instance));
    const answered = this.reflector.get<string | undefined>(AT_COMMIT, fn);
    if (answered)
      this.answers.set(answered, [...(this.answers.get(answered) ?? []), fn.bind(instance) as unknown as Answer]);
    const schedule = this.reflector.get<Omit<Schedule, 'run'> | undefined>(SCHEDULED, fn);
    if (schedule) this.schedules.push({ ...schedule, run: fn.bind(instance) as () => Promise<void> });
  }

  private addHandler({ event, key, formerly }: Handling, fn: Handler): void {
    for (const name of formerly ? [key, formerly] : [key]) {
      if (this.handlers.has(name))
        throw new Error(`Two handlers are called ${name}: give each @Handles a key of its own`);
      this.handlers.set(name, fn);
    }
    this.byEvent.set(event, [...(this.byEvent.get(event) ?? []), key]);
  }

  /** What is written together with the commit of an action that publishes the event. */
  statementsOf(event: string, payload: EventPayload, at: Committing): string[] {
    return (this.answers.get(event) ?? []).flatMap((answer) => answer(payload, at));
  }

  handlersOf(event: string): string[] {
    return this.byEvent.get(event) ?? [];
  }

  handler(key: string): Handler | undefined {
    return this.handlers.get(key);
  }
}
