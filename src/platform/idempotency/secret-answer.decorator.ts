import { SetMetadata } from '@nestjs/common';

export const SECRET_ANSWER = 'lw:secret-answer';

/** The answer contains a token or a code that is shown once, so it isn't stored for a repeated Idempotency-Key (409 instead). */
export const SecretAnswer = () => SetMetadata(SECRET_ANSWER, true);
