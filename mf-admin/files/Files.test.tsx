import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth } from 'kit/testing';
import { Files } from './Files';
import type { ImportResult } from './useImport';

const checked: ImportResult = {
  dryRun: true,
  created: 2,
  skipped: 1,
  failed: 1,
  lines: [
    { line: 2, action: 'create', message: 'A new prayer' },
    { line: 3, action: 'skip', message: 'This prayer is there already' },
    { line: 4, action: 'error', message: 'Title is required' },
    { line: 5, action: 'create', message: 'A new prayer' },
  ],
};

let send: jest.Mock;

function respond(...responses: ([number, object] | Error)[]) {
  for (const response of responses)
    send.mockImplementationOnce(() =>
      response instanceof Error
        ? Promise.reject(response)
        : Promise.resolve({
            ok: response[0] < 400,
            status: response[0],
            json: () => Promise.resolve(response[1]),
          }),
    );
}

const realFetch = globalThis.fetch;
beforeEach(() => {
  send = jest.fn();
  globalThis.fetch = send;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = () => renderScene(<Files />, { as: { ...ruth, isSiteAdmin: true } });
const chooser = () => screen.getByLabelText<HTMLInputElement>('CSV file');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function choose() {
  const file = new File(['title,description\n'], 'prayers.csv', { type: 'text/csv' });
  await userEvent.upload(chooser(), file);
  return file;
}

test('everything can be downloaded, and a file can be chosen', async () => {
  show();
  expect(screen.getByRole('link', { name: 'Download as a zip' })).toHaveAttribute(
    'href',
    '/api/admin/export.zip',
  );
  expect(chooser()).toHaveAccessibleDescription(/columns title, description, category/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a file is checked first, and each line says what would happen', async () => {
  respond([200, checked]);
  show();
  const file = await choose();
  await press('Check the file');
  const summary = '2 prayers are new. 1 is here already. 1 line cannot be imported. Nothing is imported yet.';
  expect(await screen.findByText(summary)).toBeInTheDocument();
  expect(send).toHaveBeenCalledWith(
    '/api/admin/import?dryRun=true',
    expect.objectContaining({ method: 'POST', headers: { 'Content-Type': 'text/csv' }, body: file }),
  );
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'LineWhat happensWhy',
    '4RefusedTitle is required',
    '3Left outThis prayer is there already',
    '2NewA new prayer',
    '5NewA new prayer',
  ]);
  await expectAccessible();
});

test('then it is imported, and the focus goes to what has happened', async () => {
  respond([200, checked], [200, { ...checked, dryRun: false }]);
  show();
  await choose();
  await press('Check the file');
  await press('Import 2 prayers');
  const done = await screen.findByText(/^2 prayers were imported\./);
  expect(send).toHaveBeenLastCalledWith('/api/admin/import?dryRun=false', expect.anything());
  expect(screen.queryByRole('button', { name: /Import/ })).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toContainElement(done));
  expect(document.activeElement).not.toBe(document.body);
});

test('a failure says why, and the chosen file stays', async () => {
  respond(
    [400, { message: 'The file is not UTF-8. Please save it as CSV in UTF-8.' }],
    new TypeError('Failed to fetch'),
    [200, checked],
  );
  show();
  const file = await choose();
  await press('Check the file');
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is not UTF-8.');
  await press('Check the file');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The file could not be sent.'));
  expect(chooser().files?.[0]).toBe(file);
  await press('Check the file');
  expect(await screen.findByRole('button', { name: 'Import 2 prayers' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('another file begins anew', async () => {
  respond([200, checked]);
  show();
  await choose();
  await press('Check the file');
  await screen.findByText(/2 prayers are new/);
  await choose();
  expect(screen.queryByText(/2 prayers are new/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Import/ })).not.toBeInTheDocument();
});
