import { expect, it } from '@jest/globals';
import { object, rules } from './rules';

const t = (id: string) => id;
const faults = (password: string | undefined, confirmPassword: string | undefined) =>
  object({ password: rules.password(t), confirmPassword: rules.repeated(t) })
    .validate({ password, confirmPassword }, { abortEarly: false })
    .then(
      () => [],
      ({ errors }: { errors: string[] }) => errors,
    );

it('RG-008 two empty passwords are missing, and do not differ', async () => {
  // Formik hands an empty text to the rules as undefined.
  expect(await faults(undefined, undefined)).toEqual(['auth.error.passwordMissing']);
  expect(await faults('', '')).toEqual(['auth.error.passwordMissing']);
});

it('RG-008 passwords that differ, or of which one is missing, are refused', async () => {
  expect(await faults('correct horse', undefined)).toEqual(['auth.error.passwordsDiffer']);
  expect(await faults('correct horse', 'correct hors')).toEqual(['auth.error.passwordsDiffer']);
  expect(await faults(undefined, 'correct horse')).toContain('auth.error.passwordsDiffer');
  expect(await faults('correct horse', 'correct horse')).toEqual([]);
});
