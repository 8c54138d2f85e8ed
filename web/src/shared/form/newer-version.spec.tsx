import { globSync, readFileSync } from 'node:fs';
import { Problem } from '@api/problem';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { object, string } from 'yup';
import { AppForm } from './AppForm';
import { InputText } from './inputs';
import { useBegunAgain } from './use-begun';

interface Note {
  text: string;
  version: number;
}
let stored: Note;
let sent: Note[];

beforeEach(() => {
  stored = { text: 'first', version: 1 };
  sent = [];
});
afterEach(cleanup);

function Edit({ present }: { present: Note }) {
  const [note, catchUp] = useBegunAgain(present, { queryKey: ['note'], queryFn: async () => stored });
  return (
    <AppForm
      initial={{ text: note.text }}
      schema={object({ text: string().required() })}
      catchUp={async () => ({ text: (await catchUp()).text })}
      onSubmit={async ({ text }) => {
        if (note.version !== stored.version) throw new Problem({ code: 'stale_version', status: 409, message: '' });
        sent.push({ text, version: note.version });
      }}
    >
      {() => (
        <>
          <InputText name="text" label="Text" />
          <button type="submit">Save</button>
        </>
      )}
    </AppForm>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Text');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Someone types, someone else saves, then the first person saves. */
async function collide(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(['note'], stored);
  render(
    <Around features={['../shared', '../api']}>
      <QueryClientProvider client={client}>
        <Edit present={stored} />
      </QueryClientProvider>
    </Around>,
  );
  fireEvent.change(field(), { target: { value: 'mine' } });
  stored = { text: 'theirs', version: 2 };
  await press('Save');
  expect(screen.getByRole('alert').textContent).toContain('Someone else saved');
  expect(field().value).toBe('mine');
}

describe('a form that is saved over a newer version', () => {
  it('shows the newer version, and what was typed again', async () => {
    await collide();
    await press('Show the newer version');
    expect(field().value).toBe('theirs');
    await press('Keep mine');
    expect(field().value).toBe('mine');
    await press('Save');
    expect(sent).toEqual([{ text: 'mine', version: 2 }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed, and the next save names the newer version', async () => {
    await collide();
    await press('Keep mine');
    expect([field().value, sent]).toEqual(['mine', []]);
    await press('Save');
    expect(sent).toEqual([{ text: 'mine', version: 2 }]);
  });

  it('asks again when someone was quicker a second time', async () => {
    await collide();
    await press('Keep mine');
    stored = { text: 'theirs again', version: 3 };
    await press('Save');
    await press('Show the newer version');
    expect([field().value, sent]).toEqual(['theirs again', []]);
  });
});

/** Decisions over a list that shows the newer values, on one lease or many: a refused lease is named there. */
const OF_MANY = ['AdjustDialog.tsx', 'OfferDialog.tsx', 'SignDialog.tsx'];

it('every form that sends a version offers the newer one', () => {
  const forms = globSync('web/src/{features,app}/**/*.tsx').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return (
      /AppForm|SettingsForm|useFormik|<Formik/.test(text) &&
      /\bversion(?=[:,]| \})/.test(text) &&
      !/\.spec\./.test(file)
    );
  });
  expect(forms.length).toBeGreaterThan(10);
  const without = forms.filter(
    (file) => !OF_MANY.some((name) => file.endsWith(name)) && !/catchUp/.test(readFileSync(file, 'utf8')),
  );
  expect(without).toEqual([]);
});
