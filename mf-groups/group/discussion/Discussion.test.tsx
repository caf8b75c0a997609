import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshness } from 'kit';
import { expectAccessible, Refused, type Responses } from 'kit/testing';
import { anAuthor } from '../../testing/groups';
import { asAdmin, asMember, aComment, aPage, aPost, aWholeGroup, hoursAgo } from '../testing/group';
import { showGroup } from '../testing/showGroup';

async function show(posts: object[], own: object = asMember, responses: Responses = {}) {
  const scene = showGroup(aWholeGroup({ ...own, posts: aPage(posts) }), { responses });
  await screen.findByRole('heading', { level: 1 });
  return scene;
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const composer = () => screen.getByPlaceholderText('Share something with the group...');
const commentBox = () => screen.getByPlaceholderText('Write a comment...');
const articles = () => screen.getAllByRole('article');
const words = () => articles().map((post) => /post \d+/.exec(post.textContent)?.[0]);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('a post shows author, type, pin, time, content, likes and comments', async () => {
  await show([
    aPost({
      postType: 'prayer_request',
      isPinned: true,
      commentCount: 1,
      comments: [aComment()],
      author: anAuthor('Boaz', 'Elimelech'),
    }),
  ]);
  const post = within(screen.getByRole('article', { name: 'Post by Boaz Elimelech' }));
  expect(post.getByText('Boaz Elimelech')).toBeInTheDocument();
  expect(post.getByRole('img', { name: 'Prayer Request' })).toBeInTheDocument();
  expect(post.getByRole('img', { name: 'Pinned' })).toBeInTheDocument();
  expect(post.getByText('3 hours ago')).toBeInTheDocument();
  expect(post.getByText('The barley harvest has begun.')).toBeInTheDocument();
  expect(post.getByRole('button', { name: 'Like (2)' })).toHaveAttribute('aria-pressed', 'false');
  expect(post.getByRole('button', { name: 'Like (2)' })).toHaveAccessibleDescription(/^Boaz Elimelech/);
  expect(commentBox()).toHaveAccessibleDescription(/^Boaz Elimelech/);
  expect(post.getByText('1 comment')).toBeInTheDocument();
  expect(post.getByText('Thanks be to God.')).toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ['message', 'Message'],
  ['praise', 'Praise'],
  ['announcement', 'Announcement'],
])('the icon of a %s has a text alternative', async (postType, label) => {
  await show([aPost({ postType })]);
  expect(within(articles()[0]!).getByRole('img', { name: label })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Pinned' })).not.toBeInTheDocument();
});

test('an empty feed invites members to start the discussion', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'No posts yet' })).toBeInTheDocument();
  expect(screen.getByText('Be the first to start a discussion!')).toBeInTheDocument();
});

test('an empty feed invites others to join the group, and shows them no composer', async () => {
  await show([], {});
  expect(screen.getByRole('heading', { name: 'No posts yet' })).toBeInTheDocument();
  expect(screen.getByText('Join the group to see posts and discussions.')).toBeInTheDocument();
  expect(screen.queryByPlaceholderText('Share something with the group...')).not.toBeInTheDocument();
});

test('a new post is on top, below the pinned ones, and the focus is not lost', async () => {
  const posts = [
    aPost({ id: 1, content: 'post 1', isPinned: true, createdAt: hoursAgo(9) }),
    aPost({ id: 2, content: 'post 2' }),
  ];
  const { calls } = await show(posts, asMember, {
    PostInGroup: () => ({
      postInGroup: aPost({ id: 3, content: 'post 3', postType: 'praise', createdAt: hoursAgo(0) }),
    }),
  });
  expect(button('Post')).toBeDisabled();
  await userEvent.type(composer(), '  post 3 ');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Post type' }), 'Praise');
  await press('Post');
  await waitFor(() => expect(words()).toEqual(['post 1', 'post 3', 'post 2']));
  expect(composer()).toHaveValue('');
  expect(document.body).not.toHaveFocus();
  expect(calls).toContainEqual({
    operation: 'PostInGroup',
    variables: { groupId: 1, input: { content: 'post 3', postType: 'praise' } },
  });
});

test('a blank post cannot be sent', async () => {
  await show([]);
  await userEvent.type(composer(), '   {Enter} ');
  expect(button('Post')).toBeDisabled();
});

test.each([
  ['members', asMember, ['Message', 'Prayer Request', 'Praise']],
  ['admins', asAdmin, ['Message', 'Prayer Request', 'Praise', 'Announcement']],
])('%s choose among their types of post', async (_, own, types) => {
  await show([], own);
  const options = within(screen.getByRole('combobox', { name: 'Post type' })).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(types);
});

test("a failed post shows the server's message and keeps the draft", async () => {
  await show([], asMember, {
    PostInGroup: () => {
      throw new Refused('FORBIDDEN', 'Only members post in a group');
    },
  });
  await userEvent.type(composer(), 'post 3');
  await press('Post');
  expect(await screen.findByText('Only members post in a group')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(composer()).toHaveValue('post 3');
});

test('a visit to the members tab keeps the draft', async () => {
  await show([aPost()]);
  await userEvent.type(composer(), 'not yet sent');
  await userEvent.type(commentBox(), 'nor this');
  await userEvent.click(screen.getByRole('tab', { name: 'About' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Discussion' }));
  expect(composer()).toHaveValue('not yet sent');
  expect(commentBox()).toHaveValue('nor this');
});

test("others' posts appear without a reload, and the draft stays", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let posts = [aPost({ id: 1, content: 'post 1' })];
  showGroup(() => aWholeGroup({ ...asMember, posts: aPage(posts) }));
  await screen.findByRole('heading', { level: 1 });
  await user.type(composer(), 'half a sen');
  posts = [aPost({ id: 2, content: 'post 2', createdAt: hoursAgo(0) }), ...posts];
  await act(() => jest.advanceTimersByTimeAsync(freshness.posts.poll));
  expect(words()).toEqual(['post 2', 'post 1']);
  expect(composer()).toHaveValue('half a sen');
});

test('a like is counted immediately, and can be taken back', async () => {
  let respond: (data: object) => void = () => undefined;
  const { calls } = await show([aPost()], asMember, {
    LikeGroupPost: () => new Promise((resolve) => (respond = resolve)),
  });
  await press('Like (2)');
  expect(button('Like (3)')).toHaveAttribute('aria-pressed', 'true');
  await act(async () => respond({ likeGroupPost: aPost({ likeCount: 3, hasLiked: true }) }));
  await press('Like (3)');
  expect(button('Like (2)')).toHaveAttribute('aria-pressed', 'false');
  await act(async () => respond({ likeGroupPost: aPost() }));
  expect(calls.filter(({ operation }) => operation === 'LikeGroupPost')).toEqual([
    { operation: 'LikeGroupPost', variables: { id: 11, isLiked: true } },
    { operation: 'LikeGroupPost', variables: { id: 11, isLiked: false } },
  ]);
});

test("a failed like is taken back, with the server's message", async () => {
  await show([aPost()], asMember, {
    LikeGroupPost: () => {
      throw new Refused('FORBIDDEN', 'Only members like posts');
    },
  });
  await press('Like (2)');
  expect(await screen.findByText('Only members like posts')).toBeInTheDocument();
  expect(button('Like (2)')).toHaveAttribute('aria-pressed', 'false');
});

test('visitors cannot like or comment', async () => {
  showGroup(aWholeGroup({ posts: aPage([aPost()]) }), { as: null });
  await screen.findByRole('heading', { level: 1 });
  expect(button('Like (2)')).toBeDisabled();
  expect(screen.queryByPlaceholderText('Write a comment...')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /more options/i })).not.toBeInTheDocument();
});

const fourComments = () =>
  [1, 2, 3, 4].map((id) => aComment({ id, content: `comment ${id}`, createdAt: hoursAgo(9 - id) }));

test('up to 3 of the latest comments are shown, and all of them on demand', async () => {
  const comments = fourComments();
  const post = aPost({ commentCount: 4, comments: comments.slice(1) });
  const { calls } = await show([post], asMember, {
    AllGroupPostComments: () => ({ groupPost: { ...post, comments } }),
  });
  expect(screen.getByText('4 comments')).toBeInTheDocument();
  expect(screen.queryByText('comment 1')).not.toBeInTheDocument();
  expect(screen.getByText('comment 2')).toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).not.toContain('AllGroupPostComments');
  await press('View all comments');
  expect(await screen.findByText('comment 1')).toBeInTheDocument();
  expect(screen.getAllByText(/^comment \d$/).map((line) => line.textContent)).toEqual([
    'comment 1',
    'comment 2',
    'comment 3',
    'comment 4',
  ]);
  await press('Show fewer comments');
  expect(screen.queryByText('comment 1')).not.toBeInTheDocument();
});

test('three comments are shown without a button for more', async () => {
  await show([aPost({ commentCount: 3, comments: fourComments().slice(1) })]);
  expect(screen.getByText('3 comments')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'View all comments' })).not.toBeInTheDocument();
});

test('of three comments of which the server sent two, because they are long, all are shown on demand', async () => {
  const comments = fourComments().slice(1);
  const post = aPost({ commentCount: 3, comments: comments.slice(1) });
  await show([post], asMember, { AllGroupPostComments: () => ({ groupPost: { ...post, comments } }) });
  expect(screen.queryByText('comment 2')).not.toBeInTheDocument();
  await press('View all comments');
  expect(await screen.findByText('comment 2')).toBeInTheDocument();
});

test('comments that could not be loaded can be requested again', async () => {
  let isDown = true;
  const comments = fourComments();
  const post = aPost({ commentCount: 4, comments: comments.slice(1) });
  await show([post], asMember, {
    AllGroupPostComments: () => {
      if (isDown) throw new Error('connection lost');
      return { groupPost: { ...post, comments } };
    },
  });
  await press('View all comments');
  expect(await screen.findByText('The comments could not be loaded')).toBeInTheDocument();
  isDown = false;
  await press('Try Again');
  expect(await screen.findByText('comment 1')).toBeInTheDocument();
});

const commented = () => ({
  commentOnGroupPost: aPost({ commentCount: 1, comments: [aComment({ content: 'Go in peace' })] }),
});

test('Enter sends a comment, Shift+Enter begins a new line', async () => {
  const { calls } = await show([aPost()], asMember, { CommentOnGroupPost: commented });
  await userEvent.type(commentBox(), 'Go{Shift>}{Enter}{/Shift}in peace');
  expect(commentBox()).toHaveValue('Go\nin peace');
  expect(calls.map(({ operation }) => operation)).not.toContain('CommentOnGroupPost');
  await userEvent.type(commentBox(), '{Enter}');
  expect(await screen.findByText('Go in peace')).toBeInTheDocument();
  expect(screen.getByText('1 comment')).toBeInTheDocument();
  expect(commentBox()).toHaveValue('');
  expect(calls).toContainEqual({
    operation: 'CommentOnGroupPost',
    variables: { postId: 11, content: 'Go\nin peace' },
  });
});

test('a comment can be sent with its button too', async () => {
  await show([aPost()], asMember, { CommentOnGroupPost: commented });
  await userEvent.type(commentBox(), 'Go in peace');
  await press('Send comment');
  await waitFor(() => expect(commentBox()).toHaveValue(''));
  expect(screen.getByText('Go in peace')).toBeInTheDocument();
});

test('a blank comment is not sent', async () => {
  const { calls } = await show([aPost()]);
  await userEvent.type(commentBox(), '  {Enter}');
  expect(button('Send comment')).toBeDisabled();
  expect(calls.map(({ operation }) => operation)).not.toContain('CommentOnGroupPost');
});

test("a failed comment shows the server's message and keeps the draft", async () => {
  await show([aPost()], asMember, {
    CommentOnGroupPost: () => {
      throw new Refused('NOT_FOUND', 'This post is gone');
    },
  });
  await userEvent.type(commentBox(), 'Go in peace{Enter}');
  expect(await screen.findByText('This post is gone')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(commentBox()).toHaveValue('Go in peace');
});

test('authors remove their own comments after confirmation', async () => {
  const comments = [aComment({ id: 1, isOwner: true }), aComment({ id: 2, content: 'Amen to that.' })];
  await show([aPost({ commentCount: 2, comments })], asMember, {
    RemoveGroupPostComment: () => ({
      removeGroupPostComment: aPost({ commentCount: 1, comments: comments.slice(1) }),
    }),
  });
  await press('Remove the comment by Orpah Moab');
  await press('Remove');
  await waitFor(() => expect(screen.queryByText('Thanks be to God.')).not.toBeInTheDocument());
  expect(screen.getByText('Amen to that.')).toBeInTheDocument();
  expect(screen.getByText('1 comment')).toBeInTheDocument();
});

test('the post has the focus when its last comment is removed', async () => {
  await show([aPost({ commentCount: 1, comments: [aComment({ isOwner: true })] })], asMember, {
    RemoveGroupPostComment: () => ({ removeGroupPostComment: aPost({ commentCount: 0, comments: [] }) }),
  });
  await press('Remove the comment by Orpah Moab');
  await press('Remove');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toBeVisible();
  expect(document.activeElement).toContainElement(commentBox());
});

async function choose(item: string) {
  await press('More options (Boaz Elimelech)');
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

const menuItems = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

test('authors delete their own posts after confirmation', async () => {
  await show([aPost({ isOwner: true })], asMember, { RemoveGroupPost: () => ({ removeGroupPost: 11 }) });
  await press('More options (Boaz Elimelech)');
  expect(menuItems()).toEqual(['Delete']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog', { name: 'Delete this post?' })).toBeInTheDocument();
  await expectAccessible();
  await press('Delete');
  expect(await screen.findByText('No posts yet')).toBeInTheDocument();
});

test("members have no menu on others' posts", async () => {
  await show([aPost()]);
  expect(screen.queryByRole('button', { name: 'More options (Boaz Elimelech)' })).not.toBeInTheDocument();
});

test('admins remove posts after confirmation', async () => {
  await show([aPost()], asAdmin, { RemoveGroupPost: () => ({ removeGroupPost: 11 }) });
  await press('More options (Boaz Elimelech)');
  expect(menuItems()).toEqual(['Pin', 'Remove']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await press('Remove');
  expect(await screen.findByText('No posts yet')).toBeInTheDocument();
});

test('admins pin and unpin posts', async () => {
  const { calls } = await show(
    [
      aPost({ id: 1, content: 'post 1', createdAt: hoursAgo(1), author: anAuthor('Orpah', 'Moab') }),
      aPost({ id: 2, content: 'post 2' }),
    ],
    asAdmin,
    {
      PinGroupPost: ({ id, isPinned }) => ({ pinGroupPost: { __typename: 'GroupPost', id, isPinned } }),
    },
  );
  await choose('Pin');
  await waitFor(() => expect(words()).toEqual(['post 2', 'post 1']));
  expect(within(articles()[0]!).getByRole('img', { name: 'Pinned' })).toBeInTheDocument();
  await choose('Unpin');
  await waitFor(() => expect(words()).toEqual(['post 1', 'post 2']));
  expect(calls.filter(({ operation }) => operation === 'PinGroupPost')).toEqual([
    { operation: 'PinGroupPost', variables: { id: 2, isPinned: true } },
    { operation: 'PinGroupPost', variables: { id: 2, isPinned: false } },
  ]);
});

const numbered = (...ids: number[]) =>
  ids.map((id) => aPost({ id, content: `post ${id}`, createdAt: hoursAgo(100 - id) }));

test('Load More shows older posts, and they stay when newer ones appear', async () => {
  let newest = aPage(numbered(6, 5), 'after 5');
  const { calls, client } = showGroup(() => aWholeGroup({ ...asMember, posts: newest }), {
    responses: {
      OlderGroupPosts: () => ({ prayerGroup: aWholeGroup({ posts: aPage(numbered(4, 3)) }) }),
    },
  });
  await screen.findByRole('heading', { level: 1 });
  act(() => button('Load More').focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(words()).toEqual(['post 6', 'post 5', 'post 4', 'post 3']));
  expect(await screen.findByText('2 more posts')).toBeInTheDocument();
  expect(articles()[2]).toContainElement(document.activeElement as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  expect(calls).toContainEqual({ operation: 'OlderGroupPosts', variables: { id: 1, after: 'after 5' } });

  newest = aPage(numbered(7, 6), 'after 6');
  await act(() => client.refetchQueries({ include: ['GroupPage'] }));
  expect(words()).toEqual(['post 7', 'post 6', 'post 5', 'post 4', 'post 3']);
});

test('when more than a page is new, older posts must be loaded again', async () => {
  let newest = aPage(numbered(4, 3), 'after 3');
  const { client } = showGroup(() => aWholeGroup({ ...asMember, posts: newest }));
  await screen.findByRole('heading', { level: 1 });
  newest = aPage(numbered(9, 8), 'after 8');
  await act(() => client.refetchQueries({ include: ['GroupPage'] }));
  expect(words()).toEqual(['post 9', 'post 8']);
  expect(button('Load More')).toBeInTheDocument();
});

test('a post that was removed elsewhere disappears', async () => {
  let newest = aPage(numbered(6, 5, 4), 'after 4');
  const { client } = showGroup(() => aWholeGroup({ ...asMember, posts: newest }));
  await screen.findByRole('heading', { level: 1 });
  newest = aPage(numbered(6, 4, 3), 'after 3');
  await act(() => client.refetchQueries({ include: ['GroupPage'] }));
  expect(words()).toEqual(['post 6', 'post 4', 'post 3']);
});

test('older posts that could not be loaded can be requested again', async () => {
  showGroup(aWholeGroup({ ...asMember, posts: aPage(numbered(6, 5), 'after 5') }), {
    responses: { OlderGroupPosts: () => Promise.reject(new Error('connection lost')) },
  });
  await screen.findByRole('heading', { level: 1 });
  await press('Load More');
  expect(await screen.findByText('More posts could not be loaded.')).toBeInTheDocument();
  expect(button('Load More')).toBeEnabled();
});
