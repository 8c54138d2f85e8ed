import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { CANNED_FIELDS, unknownCannedFields } from '../../../contract/chat-inbox.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { checkVersion, invalidField } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { CannedAnswer } from '../canned-answer.entity.js';
import type { CannedAnswerChange, CannedAnswerFields, CannedAnswerResponse } from './canned.dto.js';

const COLUMNS = 'id, shortcut, text_en as "textEn", text_fr as "textFr", text_es as "textEs", version';
const TEXTS = ['textEn', 'textFr', 'textEs'] as const;

/** Canned answers, which staff insert into the chat. */
@Injectable()
export class CannedAnswers {
  constructor(private readonly scope: Scope) {}

  /** Lists the canned answers by shortcut, at most 500. */
  list(): Promise<CannedAnswerResponse[]> {
    return this.scope.rows<CannedAnswerResponse>(
      `select ${COLUMNS} from chat_canned_answer order by shortcut limit 500`,
    );
  }

  /** 400 for an unknown variable in braces or without any text, 409 `conflict` if the shortcut is taken. */
  create(body: CannedAnswerFields): Promise<CannedAnswerResponse> {
    return this.scope.write('chat.canned_add', async (tx) => {
      const texts = textsOf(body);
      const id = v7();
      tx.em.create(CannedAnswer, {
        id,
        demo: tx.actor.demo,
        createdAt: this.scope.clock.now(),
        shortcut: body.shortcut,
        ...texts,
      } as CannedAnswer);
      return this.written(tx, id);
    });
  }

  change(id: string, { version, ...body }: CannedAnswerChange): Promise<CannedAnswerResponse> {
    return this.scope.write('chat.canned_change', async (tx) => {
      const answer = orNotFound(await tx.em.findOne(CannedAnswer, { id }));
      checkVersion(answer, version);
      const changed = { shortcut: body.shortcut, ...textsOf(body) };
      tx.compare({ ...texts(answer), shortcut: answer.shortcut }, changed);
      Object.assign(answer, changed);
      return this.written(tx, id);
    });
  }

  remove(id: string): Promise<void> {
    return this.scope.write('chat.canned_remove', async (tx) => {
      orNotFound((await tx.rows('delete from chat_canned_answer where id = $1 returning id', [id]))[0]);
      tx.about('chat_canned_answer', id);
      tx.changed(['chat-answers'], [id], {});
    });
  }

  private async written(tx: Tx, id: string): Promise<CannedAnswerResponse> {
    await tx.em.flush();
    tx.about('chat_canned_answer', id);
    tx.changed(['chat-answers'], [id], {});
    const [row] = await tx.rows<CannedAnswerResponse>(`select ${COLUMNS} from chat_canned_answer where id = $1`, [id]);
    return orNotFound(row);
  }
}

const texts = ({ textEn, textFr, textEs }: CannedAnswer) => ({ textEn, textFr, textEs });

function textsOf(body: CannedAnswerFields): Pick<CannedAnswer, (typeof TEXTS)[number]> {
  for (const field of TEXTS) {
    const [name] = unknownCannedFields(body[field] ?? '');
    const known = CANNED_FIELDS.map((one) => `{${one}}`).join(', ');
    if (name) throw invalidField(field, `{${name}} is not a field. Use ${known}.`, 'message_field', { name });
  }
  const { textEn, textFr, textEs } = body;
  if (!textEn && !textFr && !textEs) throw invalidField('textEn', 'a text in one language is required', 'required');
  return { textEn: textEn || null, textFr: textFr || null, textEs: textEs || null };
}
