import { Injectable, UseGuards, type CanActivate } from '@nestjs/common';
import { VISITOR, type Actor } from './actor.js';
import { currentContext } from './context.js';

/** Who somebody is on the public site: people of the demo are visitors there, since every visitor is the same demo person. */
export function onTheSite(actor: Actor): Actor {
  return actor.demo ? { ...VISITOR, chatSessionId: actor.chatSessionId ?? null } : actor;
}

/** Runs after the guard that knows the session. */
@Injectable()
class LiveWorldGuard implements CanActivate {
  canActivate(): boolean {
    const context = currentContext();
    Object.assign(context, { actor: onTheSite(context.actor) });
    return true;
  }
}

/**
 * For public routes that write to the operator: they always reach the live world. A message from somebody who is signed in
 * to the demo would otherwise be read by every other visitor of the demo, and be deleted by its next refill.
 */
export const LiveWorld = () => UseGuards(LiveWorldGuard);
