import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth, type Responses } from 'kit/testing';
import { embedSnippet } from './embedSnippet';
import { Settings } from './Settings';

function settings(own: object = {}) {
  return {
    siteSettings: {
      __typename: 'SiteSettings' as const,
      autoRefresh: true,
      moderation: true,
      reportsThatHide: 3,
      anonymousPosting: false,
      embedOrigins: [] as string[],
      ...own,
    },
  };
}

const show = (response: Responses[string]) =>
  renderScene(<Settings />, {
    as: { ...ruth, isSiteAdmin: true },
    responses: { AdminSettings: response, CommunitySettings: () => new Promise(() => undefined) },
  });
const found = (name: string) => screen.findByRole('switch', { name });

test('auto-refresh, moderation and anonymous posting are shown with their state and a sentence', async () => {
  show(() => settings());
  expect(await found('Auto-refresh')).toBeChecked();
  expect(await found('Auto-refresh')).toHaveAccessibleDescription('On: pages refresh by themselves.');
  expect(await found('Moderation')).toBeChecked();
  expect(await found('Anonymous posting')).not.toBeChecked();
  expect(await found('Anonymous posting')).toHaveAccessibleDescription(
    'Off: every post stands beside a name.',
  );
  await expectAccessible();
});

test('the opposite settings are shown too', async () => {
  show(() => settings({ autoRefresh: false, moderation: false, anonymousPosting: true }));
  expect(await found('Auto-refresh')).not.toBeChecked();
  expect(await found('Auto-refresh')).toHaveAccessibleDescription('Off: pages do not refresh by themselves.');
  expect(await found('Moderation')).not.toBeChecked();
  expect(await found('Moderation')).toHaveAccessibleDescription(
    'Off: reports hide nothing, a moderator decides.',
  );
  expect(await found('Anonymous posting')).toBeChecked();
  expect(await found('Anonymous posting')).toHaveAccessibleDescription('On: members may post anonymously.');
});

test.each([
  [1, 'On: 1 report hides a text until a moderator has looked at it.'],
  [3, 'On: 3 reports hide a text until a moderator has looked at it.'],
])('a sentence says that %d reports hide a text', async (reportsThatHide, words) => {
  show(() => settings({ reportsThatHide }));
  expect(await found('Moderation')).toHaveAccessibleDescription(words);
});

test('the switches are read-only, and a notice names the configuration', async () => {
  show(() => settings());
  await found('Moderation');
  for (const one of screen.getAllByRole('switch')) expect(one).toBeDisabled();
  expect(
    screen.getByText('These are set in the configuration of the site and cannot be changed here.'),
  ).toBeInTheDocument();
});

test('while the settings are loading, the page says so', () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByText('Loading the settings')).toBeInTheDocument();
});

test('settings that could not be loaded can be requested again', async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw new Error('connection lost');
    return settings();
  });
  expect(
    await screen.findByRole('heading', { name: 'The settings could not be loaded' }),
  ).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await found('Moderation')).toBeChecked();
});

describe('on other websites', () => {
  const code = () => screen.getByRole('region', { name: 'The code for your page' }).textContent;
  const here = { embedOrigins: ['https://www.parish.example', 'https://parish.example'] };

  test('without origins a sentence names the variable, and there is no code', async () => {
    show(() => settings());
    expect(await screen.findByText(/in the configuration as EMBED_ORIGINS/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy the code' })).toBeNull();
  });

  test('the code follows the choices, and is copied', async () => {
    const user = userEvent.setup();
    show(() => settings(here));
    expect(
      await screen.findByText(/^Pages of https:\/\/www\.parish\.example and https:\/\/parish\.example may/),
    ).toBeInTheDocument();
    expect(code()).toContain('src="/embed/wall?limit=5&amp;theme=auto"');
    expect(code()).not.toContain('<script');
    await user.selectOptions(screen.getByLabelText('Category'), 'grief');
    await user.selectOptions(screen.getByLabelText('How many'), '20');
    await user.selectOptions(screen.getByLabelText('Appearance'), 'dark');
    await user.click(screen.getByRole('checkbox', { name: 'As tall as what it holds' }));
    expect(code()).toContain('src="/embed/wall?category=grief&amp;limit=20&amp;theme=dark&amp;resize=yes"');
    expect(code()).toContain('<script src="/embed/resize.js" async></script>');
    expect(screen.getByRole('link', { name: 'See it alone' })).toHaveAttribute(
      'href',
      '/embed/wall?category=grief&limit=20&theme=dark&resize=yes',
    );
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(await screen.findByText('Code copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(code());
    await expectAccessible();
  });
});

test('a name of the site cannot leave its attribute', () => {
  const choice = { category: 'all', limit: 5, theme: 'auto', fitsContent: false };
  expect(embedSnippet({ siteOrigin: 'https://x.example', productName: '"><b>' }, choice)).toContain(
    'title="&quot;>&lt;b>"',
  );
});
