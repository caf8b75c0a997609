import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'kit';
import { expectAccessible, renderScene, ruth } from 'kit/testing';
import { BottomBar } from './BottomBar';
import { Header } from './Header';
import { showOnPhone } from './testing/phone';

const responses = {
  ModerationCount: () => ({ moderationCount: 3, approvalCount: 0 }),
  UnreadNotificationCount: () => ({ unreadNotificationCount: 0 }),
};
const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('it is on phones alone: wider pages have the links of the header once', () => {
  renderScene(<BottomBar />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(showOnPhone);

  test('it leads to the wall, the testimonials, the chains and the groups', async () => {
    renderScene(<BottomBar />, { path: '/prayer/1' });
    const links = bar().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Wall', '/prayers'],
      ['Testimonials', '/testimonials'],
      ['Chains', '/features?tab=chains'],
      ['Groups', '/features?tab=groups'],
    ]);
    expect(links[0]).toHaveAccessibleName('Prayer Wall');
    expect(links.some((link) => link.hasAttribute('aria-current'))).toBe(false);
    await expectAccessible();
  });

  test.each([
    ['/prayers?search=ferry', 'Wall'],
    ['/testimonials', 'Testimonials'],
    ['/features?tab=groups', 'Groups'],
  ])('on %s the entry %s is current', (path, name) => {
    renderScene(<BottomBar />, { path });
    expect(bar().getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
  });

  test('Me opens the sign-in dialog for visitors', async () => {
    function Mode() {
      return <p>{useSession().signInMode}</p>;
    }
    renderScene(
      <>
        <Mode />
        <BottomBar />
      </>,
    );
    await userEvent.click(bar().getByRole('button', { name: 'Me' }));
    expect(screen.getByText('login')).toBeInTheDocument();
  });

  test("Me is a member's menu; what waits for a moderator is requested once for it and the header's", async () => {
    const { calls } = renderScene(
      <>
        <Header />
        <BottomBar />
      </>,
      { as: { ...ruth, isSiteAdmin: true, isModerator: true }, responses },
    );
    await userEvent.click(bar().getByRole('button', { name: 'Me' }));
    await screen.findByRole('menuitem', { name: 'Dashboard (3 waiting)' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'My journey',
      'My reminders',
      'My account',
      'Notification settings',
      'Dashboard (3 waiting)',
      'Sign Out',
    ]);
    expect(screen.getByRole('menuitem', { name: 'My reminders' })).toHaveAttribute(
      'href',
      '/features?tab=reminders',
    );
    expect(calls.filter(({ operation }) => operation === 'ModerationCount')).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: 'Main' })).toContainElement(screen.getByRole('menu'));
  });
});
