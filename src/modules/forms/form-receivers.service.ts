import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/scope/tx.js';
import type { FormSubmission } from './form-submission.entity.js';

/** A form as it was kept. */
export type KeptForm = Pick<
  FormSubmission,
  'id' | 'createdAt' | 'kind' | 'firstName' | 'lastName' | 'email' | 'language' | 'details' | 'userId' | 'demo'
>;
type Receiver = (tx: Tx, form: KeptForm) => Promise<void>;

/**
 * Modules that create something from a form register here. They run as the system in the transaction that stores the
 * form, so that a form never exists without its lead or ticket. An event would come after the commit.
 */
@Injectable()
export class FormReceivers {
  private readonly receivers: Receiver[] = [];

  add(receiver: Receiver): void {
    this.receivers.push(receiver);
  }

  async receive(tx: Tx, form: KeptForm): Promise<void> {
    for (const receiver of this.receivers) await receiver(tx, form);
  }
}
