import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, ruth } from 'kit/testing';
import { ReportDialog } from '../../testing/reportDialog';
import { asAdmin, asMember, aComment, aPage, aPost, aWholeGroup } from '../testing/group';
import { showGroup } from '../testing/showGroup';

const reportDialog = ReportDialog;

async function show(
  post: object,
  {
    own = asMember,
    as = ruth,
    slots = { reportDialog },
  }: { own?: object; as?: typeof ruth | null; slots?: object } = {},
) {
  showGroup(aWholeGroup({ ...own, posts: aPage([post]) }), { as, slots });
  await screen.findByRole('heading', { level: 1 });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const menuItems = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

beforeEach(() => sessionStorage.clear());

test("others' posts can be reported", async () => {
  await show(aPost());
  await press('More options (Boaz Elimelech)');
  expect(menuItems()).toEqual(['Report']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report group_post 11' }));
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('admins can report in addition to their other actions', async () => {
  await show(aPost(), { own: asAdmin });
  await press('More options (Boaz Elimelech)');
  expect(menuItems()).toEqual(['Pin', 'Report', 'Remove']);
});

test("others' comments can be reported, by visitors too", async () => {
  await show(aPost({ commentCount: 1, comments: [aComment()] }), { own: {}, as: null });
  await press('Report the comment by Orpah Moab');
  expect(await screen.findByRole('dialog', { name: 'Report group_post_comment 31' })).toBeInTheDocument();
});

test('a comment that one has reported cannot be reported again while the page lives', async () => {
  await show(aPost({ commentCount: 1, comments: [aComment({ id: 80 })] }));
  await press('Report the comment by Orpah Moab');
  await press('Send Report');
  expect(screen.getByRole('button', { name: 'You have reported the comment by Orpah Moab' })).toBeDisabled();
});

const ownWords = aPost({
  isOwner: true,
  commentCount: 1,
  comments: [aComment({ isOwner: true })],
});

test('authors cannot report their own texts', async () => {
  await show(ownWords);
  await press('More options (Boaz Elimelech)');
  expect(menuItems()).toEqual(['Delete']);
  expect(screen.queryByRole('button', { name: /Report the comment/ })).not.toBeInTheDocument();
});

test('while no area fills the report dialog, there is no report button', async () => {
  await show(aPost({ commentCount: 1, comments: [aComment()] }), { slots: {} });
  expect(screen.getByText('Thanks be to God.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /More options|Report/ })).not.toBeInTheDocument();
});

const aboutSelfHarm = aPost({
  needsCare: true,
  commentCount: 1,
  comments: [aComment({ needsCare: true })],
});

test('a text about self-harm shows the crisis help of another area', async () => {
  await show(aboutSelfHarm, { slots: { crisisHelp: () => <p>Call 988</p> } });
  expect(await screen.findAllByText('Call 988')).toHaveLength(2);
  const comment = screen.getByText('Thanks be to God.').closest('li')!;
  expect(within(comment).getByText('Call 988')).toBeInTheDocument();
});

test.each([
  ['is not there', {}],
  ['is broken', { crisisHelp: BrokenHelp }],
])('where the area with the crisis help %s, there is a link to findahelpline.com', async (_, slots) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(aboutSelfHarm, { slots });
  const links = await screen.findAllByRole('link', { name: 'findahelpline.com' });
  expect(links).toHaveLength(2);
  expect(links[0]).toHaveAttribute('href', 'https://findahelpline.com');
  expect(screen.getAllByText('You are not alone')).toHaveLength(2);
  jest.restoreAllMocks();
});

function BrokenHelp(): never {
  throw new Error('the help is broken');
}

test('other texts show no crisis help', async () => {
  await show(aPost({ commentCount: 1, comments: [aComment()] }));
  expect(screen.queryByText('You are not alone')).not.toBeInTheDocument();
});
