import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/scope/tx.js';
import type { Party } from '../service-requests/rules/request-page.js';
import type { NewRequestLine } from '../service-requests/talk/talk.dto.js';
import { RequestTalk } from '../service-requests/talk/talk.service.js';
import { MyJobSteps } from '../teams/teams.module.js';

/** Writes a reply into the conversation, as its sender could on the page. */
@Injectable()
export class ReplyTalk {
  constructor(
    private readonly talk: RequestTalk,
    private readonly jobs: MyJobSteps,
  ) {}

  /** A technician writes as the supplier, if the job is still theirs at the commit. `also` runs in the same transaction. */
  async say(party: Party, requestId: string, line: NewRequestLine, also: (tx: Tx) => void): Promise<void> {
    await this.talk.say(requestId, line, async (tx) => {
      if (party === 'technician') await this.jobs.holdMine(tx, requestId);
      also(tx);
    });
  }
}
