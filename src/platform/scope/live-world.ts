import { Injectable, UseGuards, type CanActivate } from '@nestjs/common';
import { VISITOR, type Actor } from './actor.js';
import { currentContext } from './context.js';

/** Who someone is on the public site. People of the demo are visitors there, because all of them share one demo account. */
export function onTheSite(actor: Actor): Actor {
  return actor.demo
    ? { ...VISITOR, chatSessionId: actor.chatSessionId ?? null, chatByMail: actor.chatByMail ?? false }
    : actor;
}

/** Runs after the guard, which has looked up the session. */
@Injectable()
class LiveWorldGuard implements CanActivate {
  canActivate(): boolean {
    const context = currentContext();
    Object.assign(context, { actor: onTheSite(context.actor) });
    return true;
  }
}

/**
 * For public routes that send something to the operator: they always write to the live data. Otherwise every other visitor of
 * the demo could read a message from someone who is signed in there, and the demo's next refill would delete it.
 */
export const LiveWorld = () => UseGuards(LiveWorldGuard);
