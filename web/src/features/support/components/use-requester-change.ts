import { toProblem } from '@api/problem';
import { useProfile } from '@api/session';
import { useState } from 'react';
import { useChangeRequester, type Ticket } from '../api/tickets';
import { requesterBody, type RequesterValues } from './RequesterFields';

/** What is asked before the requester changes, and how the answer goes on. */
export interface Question {
  /** Who will be able to read the whole conversation, where someone begins to. */
  reads: string | null;
  /** Who can't read it any more. */
  loses: string | null;
  /** Whether a colleague has the ticket; `unnamed` where only the server knew. */
  held: 'no' | 'named' | 'unnamed';
  answer: (yes: boolean) => void;
}

/**
 * Changes who asks in a ticket. Where that lets someone read it, or a colleague has the ticket, it asks first, also where only the
 * server knows. `begun` is the ticket that the form began with, and `ticket` as it is now. Answers whether it was changed.
 */
export function useRequesterChange(ticket: Ticket, begun: Ticket) {
  const { userId } = useProfile();
  const { mutateAsync } = useChangeRequester(ticket.id);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (about: Omit<Question, 'answer'>) =>
    new Promise<boolean>((resolve) => setQuestion({ ...about, answer: resolve })).finally(() => setQuestion(null));

  const save = async (values: RequesterValues): Promise<boolean> => {
    const person = requesterBody(values);
    const moves = Boolean(begun.userId) && person.userId !== begun.userId;
    const reads = person.userId && person.userId !== begun.userId ? values.person : null;
    const about = { reads, loses: moves ? begun.name : null };
    const held = ticket.assignedTo !== null && ticket.assignedTo !== userId;
    if ((reads || held) && !(await ask({ ...about, held: held ? 'named' : 'no' }))) return false;
    const body = { ...person, version: begun.version, ...(reads && { confirmed: true }) };
    try {
      await mutateAsync({ ...body, ...(held && { takeOver: true }) });
    } catch (error) {
      if (toProblem(error).code !== 'chat_held') throw error;
      if (!(await ask({ ...about, held: 'unnamed' }))) return false;
      await mutateAsync({ ...body, takeOver: true });
    }
    return true;
  };
  return { save, question };
}
