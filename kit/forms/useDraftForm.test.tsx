import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { findDraft, storeDraft } from 'kit';
import type { WriteResult } from '../app/data/useWrite';
import { renderScene } from '../testing';
import { useDraftForm } from './useDraftForm';

const rule = z.object({ title: z.string().check(z.trim(), z.minLength(1, 'Title is required')) });
type Form = z.input<typeof rule>;

let result: WriteResult<{ id: number }> | null;
let written: Form[];
const onDone = jest.fn();

function Editor({ saved = '' }: { saved?: string }) {
  const { register, formState, submit, discard } = useDraftForm({
    draft: 'note',
    rule,
    initial: { title: saved },
    async write(values) {
      written.push(values);
      return result;
    },
    onDone,
    fieldOf: (path) => (path === 'name' ? 'title' : (path as 'title')),
  });
  return (
    <form noValidate onSubmit={submit}>
      <input aria-label="Title" {...register('title')} />
      <output>{formState.errors.title?.message}</output>
      {formState.isDirty && (
        <button type="button" onClick={() => discard()}>
          Discard
        </button>
      )}
      <button type="submit">Send</button>
    </form>
  );
}

const title = () => screen.getByLabelText('Title');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const stored = () => sessionStorage.getItem('draft:note');

beforeEach(() => {
  sessionStorage.clear();
  result = { data: { id: 1 }, failure: null };
  written = [];
  onDone.mockReset();
});

test('an invalid value is refused at its field and not sent', async () => {
  renderScene(<Editor />);
  await send();
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(written).toEqual([]);
});

test('the draft is there again when the form opens again', async () => {
  const { unmount } = renderScene(<Editor />);
  await userEvent.type(title(), 'Peace');
  unmount();
  renderScene(<Editor />);
  expect(title()).toHaveValue('Peace');
});

test('the validated values are sent, and the draft is removed', async () => {
  renderScene(<Editor />);
  await userEvent.type(title(), ' Peace ');
  await send();
  expect(written).toEqual([{ title: 'Peace' }]);
  expect(onDone).toHaveBeenCalledWith({ id: 1 }, { title: 'Peace' });
  expect(stored()).toBeNull();
});

test("the server's field errors are shown at their fields, and the draft stays", async () => {
  const fieldErrors = [{ path: 'name', message: 'Taken already' }];
  result = { data: null, failure: { code: 'BAD_USER_INPUT', message: 'No', fieldErrors } };
  renderScene(<Editor />);
  await userEvent.type(title(), 'Peace');
  await send();
  expect(await screen.findByText('Taken already')).toBeVisible();
  expect(findDraft('note')).toEqual({ title: 'Peace' });
  expect(onDone).not.toHaveBeenCalled();
});

test('when nothing was sent, everything stays', async () => {
  result = null;
  renderScene(<Editor />);
  await userEvent.type(title(), 'Peace');
  await send();
  expect(title()).toHaveValue('Peace');
  expect(stored()).not.toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

test('a draft counts as a change of the saved values, and can be discarded', async () => {
  storeDraft('note', { title: 'Half typed' });
  renderScene(<Editor saved="Peace" />);
  expect(title()).toHaveValue('Half typed');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(title()).toHaveValue('Peace');
  expect(stored()).toBeNull();
});
