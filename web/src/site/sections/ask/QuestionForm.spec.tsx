import { describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import QuestionForm from './QuestionForm';

describe('the form of a question', () => {
  it('CP-015 has a field for an address and a message that has begun', () => {
    const { container } = render(
      <Around features={['forms']}>
        <QuestionForm id="insurance-hub.ask" name="insurance-hub" />
      </Around>,
    );
    expect(container.querySelectorAll('input[type=email]')).toHaveLength(1);
    expect(container.querySelector('textarea')?.value).toBe('insurance-hub.ask.begin ');
  });

  it('names what is missing beside the field', async () => {
    const { container } = render(
      <Around features={['forms']}>
        <QuestionForm id="insurance-hub.ask" name="insurance-hub" />
      </Around>,
    );
    await userEvent.click(screen.getByRole('button'));
    const wrong = () =>
      [...container.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name);
    await waitFor(() => expect(wrong()).toEqual(['firstName', 'lastName', 'email']));
  });
});
