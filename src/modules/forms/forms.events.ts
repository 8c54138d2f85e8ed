import { defineEvent } from '../../platform/outbox/domain-event.js';
import type { FormKind } from './form-submission.entity.js';

/** Someone submitted a form of the site: a trial, a demo request or an inquiry may become a lead. */
export const formSubmitted = defineEvent<{
  submissionId: string;
  kind: FormKind;
  firstName: string;
  lastName: string;
  email: string;
  language: string;
  details: Record<string, string>;
}>('form.submitted');
