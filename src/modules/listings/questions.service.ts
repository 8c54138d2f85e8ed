import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { inLanguage, languageOf, type Language } from '../../contract/languages.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { ListingQuestion } from './listing-question.entity.js';
import { Listing } from './listing.entity.js';
import { listingAsked } from './listing.events.js';
import {
  toQuestion,
  type ListingAnswer,
  type ListingQuestionResponse,
  type NewListingQuestion,
  type QuestionReceived,
} from './question.dto.js';

/** Each question is an email to a landlord, so the number from one source is limited. */
const MOST = 200;
/** Replaces the asker's address in the demo, where every visitor is the same landlord and would see a real address. */
const DEMO_ASKER: Pick<NewListingQuestion, 'name' | 'email' | 'phone'> = { name: 'Demo', email: 'visitor@example.com' };

/** What people ask about homes, and what landlords answer. */
@Injectable()
export class ListingQuestions {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /**
   * Stores the question and notifies the landlord. A question that fills in the honeypot gets the same answer and is
   * dropped. 404 off the market, 429 past the limit.
   */
  async ask(
    listingId: string,
    { message, language, website, ...contact }: NewListingQuestion,
  ): Promise<QuestionReceived> {
    if (website) return { received: true };
    const { name, email, phone = null } = this.scope.actor.demo ? DEMO_ASKER : contact;
    await this.scope.write('listing.ask', async (tx) => {
      const { accountId } = orNotFound(await tx.em.findOne(Listing, { id: listingId, state: 'published' }));
      const id = v7();
      // Plain SQL: the asker may insert the row but not read it, so nothing can be returned.
      await tx.em.execute(
        `insert into listing_question (id, account_id, created_at, listing_id, name, email, phone, message, language, user_id, version)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
        [
          id,
          accountId,
          this.scope.clock.now(),
          listingId,
          name,
          email,
          phone || null,
          message,
          language ?? asked(),
          tx.actor.userId,
        ],
      );
      tx.about('listing_question', id, accountId);
      tx.changed(['listings', 'overview'], [listingId], { accounts: [accountId] });
      tx.publish(listingAsked, { questionId: id, accountId });
    });
    return { received: true };
  }

  /** Questions about the landlord's own listing, newest first. 404 for someone else's. */
  async list(listingId: string): Promise<ListingQuestionResponse[]> {
    return this.scope.load(async (em) => {
      const listing = orNotFound(await em.findOne(Listing, { id: listingId }));
      const { role, accountId } = this.scope.actor;
      if (role === 'landlord' && listing.accountId !== accountId) throw new Problem('not_found');
      const questions = await em.find(
        ListingQuestion,
        { listingId },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MOST },
      );
      return questions.map(toQuestion);
    });
  }

  /** Answers by mail, once: repeating the same answer is harmless, a different one is 422. */
  async answer(listingId: string, questionId: string, { answer }: ListingAnswer): Promise<ListingQuestionResponse> {
    return this.scope.write('listing.answer', async (tx) => {
      const question = orNotFound(
        await tx.em.findOne(ListingQuestion, { id: questionId, listingId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      );
      const listing = orNotFound(await tx.em.findOne(Listing, { id: listingId }));
      tx.about('listing_question', questionId, question.accountId);
      if (question.answer === answer) return toQuestion(question);
      if (question.answer) throw new Problem('transition_forbidden');
      Object.assign(question, { answer, answeredAt: this.scope.clock.now() });
      await tx.em.flush();
      const { email, language } = question;
      const url = `${this.settings.publicUrl}/rental-marketplace?home=${listingId}${inLanguage(language)}`;
      const params = { title: listing.title, landlord: listing.landlordName, answer, url };
      tx.send({ channel: 'email', to: email, language, template: 'listings.answered', params });
      tx.changed(['listings', 'overview'], [listingId], { accounts: [question.accountId] });
      return toQuestion(question);
    });
  }
}

function asked(): Language {
  return languageOf(currentContext().language);
}
