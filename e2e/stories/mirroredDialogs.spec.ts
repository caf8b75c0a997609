import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { begin } from '../mirrored';
import { thingsOf } from '../mirroredThings';
import { anyPage, open } from '../open';
import { problemsOfOpenings, type Opener } from '../openings';
import { administrator, aPerson } from '../people';
import { prayersToApprove, respond, teamMembers, waysToSignIn } from '../someResponses';
import { anyWidth } from '../widths';

test.describe.configure({ mode: 'parallel' });
// The catalogs of the pseudo-locale are replaced between page and network.
test.use({ serviceWorkers: 'block' });

const ruth = () => aPerson('Ruth Moab');
const boaz = () => aPerson('Boaz Bethlehem');

/** In the dialog of one's account: settings, a token, the account itself. */
const inAccount = ['.lucide-bell', 'details li button', '.lucide-trash-2'];

/** To give back an hour, and to delete the chain. */
const inOwnChain = [
  'article:has(h4) li button:not(:has(svg)) >> nth=1',
  'article:has(h4) button:not(:has(svg)) >> nth=-1',
];

const title = (place: string) =>
  `every menu and dialog of ${place} is whole and breaks no rule of WCAG 2.2 AA with longer texts from right to left`;

test(title('the header'), anyWidth, async ({ pageOf, visitor, expectAccessible }) => {
  const [member, guest] = await Promise.all([ruth, boaz].map((person) => pageOf(person())));
  await thingsOf(member!, guest!);
  await respond(member!, waysToSignIn);
  const visit = visitorOf(expectAccessible);

  const problems = [
    ...(await visit(visitor, ['.lucide-log-in', '.lucide-plus'], [[anyPage, []]])),
    ...(await visit(
      member!,
      [{ press: '.lucide-chevron-down', inside: inAccount }, '.lucide-bell', '.lucide-plus'],
      [[anyPage, []]],
    )),
  ];
  expect(problems).toEqual([]);
});

test(title('prayers, groups, reminders and chains'), anyWidth, async ({ pageOf, expectAccessible }) => {
  const [member, guest] = await Promise.all([ruth, boaz].map((person) => pageOf(person())));
  const { prayer, group } = await thingsOf(member!, guest!);

  const problems = await visitorOf(expectAccessible)(
    member!,
    [],
    [
      ['/prayer/1', ['.lucide-share-2', '.lucide-flag', '.lucide-ellipsis']],
      [prayer, ['[role="group"] button >> nth=0', '[role="group"] button >> nth=1', '.lucide-ellipsis']],
      [
        group,
        [
          { press: '.lucide-settings', inside: ['.lucide-ellipsis', '.lucide-trash-2'] },
          '.lucide-ellipsis',
          'article .lucide-ellipsis',
          'li .lucide-trash-2',
        ],
      ],
      ['/features?tab=reminders', ['.lucide-plus', '.lucide-pencil', '.lucide-trash']],
      ['/features?tab=chains', ['.lucide-plus', '.lucide-calendar-sync', ...inOwnChain]],
      ['/features?tab=groups', ['.lucide-plus']],
    ],
  );
  expect(problems).toEqual([]);
});

test(title('/admin'), anyWidth, async ({ pageOf, expectAccessible }) => {
  const [admin, member, guest] = await Promise.all(
    [() => administrator, ruth, boaz].map((person) => pageOf(person())),
  );
  await thingsOf(member!, guest!);
  await respond(admin!, prayersToApprove, teamMembers);

  const problems = await visitorOf(expectAccessible)(
    admin!,
    ['.lucide-bell'],
    [
      ['/admin?tab=prayers', ['button:not([role="tab"], :has(svg))', '.lucide-trash']],
      ['/admin?tab=users', ['.lucide-ellipsis']],
      ['/admin?tab=moderation', ['eye-off', 'user-x', 'message-square-heart'].map(inArticle)],
      ['/admin?tab=team', [inArticle('x')]],
    ],
  );
  expect(problems).toEqual([]);
});

/** Opens everything on each page, checks it, and returns the problems. */
function visitorOf(expectAccessible: (page: Page, options: { colours: boolean }) => Promise<void>) {
  return async (page: Page, inHeader: Opener[], onPages: [string, Opener[]][]): Promise<string[]> => {
    const onDialog = () => expectAccessible(page, { colours: false });
    await begin(page);
    await open(page, onPages[0]![0]);
    const problems = await problemsOfOpenings(page, 'header', inHeader, onDialog);
    for (const [path, openers] of onPages) {
      await open(page, path);
      problems.push(...(await problemsOfOpenings(page, 'main', openers, onDialog)));
    }
    return problems;
  };
}

const inArticle = (icon: string) => `article .lucide-${icon}`;
