import { Problem } from '@api/problem';
import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { object, string } from 'yup';
import { AppForm } from './AppForm';
import { InputText } from './inputs';

afterEach(cleanup);

const refuse = () =>
  Promise.reject(
    new Problem({
      status: 400,
      code: 'invalid_input',
      message: 'Some of the fields are not valid.',
      details: [
        {
          field: 'title',
          message: 'title must be shorter than or equal to 80 characters',
          code: 'too_long',
          values: { max: 80 },
        },
      ],
    }),
  );

it.each([
  ['en', 'Use at most 80 characters.'],
  ['fr', 'Utilisez au plus 80 caractères.'],
  ['es', 'Use como máximo 80 caracteres.'],
] as const)(
  'what the server complains about is read at its field in %s, without its English',
  async (language, text) => {
    render(
      <Around features={['../api', '../app/layouts', '../shared']} language={language}>
        <AppForm initial={{ title: 'Long' }} schema={object({ title: string().default('') })} onSubmit={refuse}>
          {() => (
            <>
              <InputText name="title" label="Title" />
              <button type="submit">Send</button>
            </>
          )}
        </AppForm>
      </Around>,
    );
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/must be shorter|not valid/);
  },
);
