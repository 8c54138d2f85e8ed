import { SetMetadata } from '@nestjs/common';

export const SECRET_ANSWER = 'lw:secret-answer';

/** The answer holds a token or a code that is shown once: it is not kept for a repeated Idempotency-Key (409 instead). */
export const SecretAnswer = () => SetMetadata(SECRET_ANSWER, true);
