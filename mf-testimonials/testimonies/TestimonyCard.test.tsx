import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from 'kit';
import { expectAccessible, renderScene, ruth } from 'kit/testing';
import { LinkedTestimonyDocument } from '../gen/graphql';
import { ReportDialog } from '../testing/reportDialog';
import { aTestimony } from '../testing/testimonies';
import { TestimonyCard } from './TestimonyCard';

function ACard() {
  const { data } = useQuery(LinkedTestimonyDocument, { variables: { id: 5 } });
  return data?.testimonial ? <TestimonyCard testimony={data.testimonial} /> : null;
}

async function show(
  own: object = {},
  { as = null, slots = {} }: { as?: typeof ruth | null; slots?: object } = {},
) {
  const testimonial = aTestimony(own);
  renderScene(<ACard />, {
    path: '/testimonials',
    as,
    slots,
    responses: { LinkedTestimony: () => ({ testimonial }) },
  });
  return within(await screen.findByRole('article'));
}

test('a card shows author, age, badge, title, original prayer, story and praise', async () => {
  const card = await show();
  expect(card.getByText('Naomi Elimelech')).toBeInTheDocument();
  expect(card.getByText('NE')).toBeInTheDocument();
  expect(card.getByText('3 hours ago')).toBeInTheDocument();
  expect(card.getByText('Answered Prayer')).toBeInTheDocument();
  expect(card.getByRole('heading', { name: 'The road was safe' })).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Safe travel' })).toHaveAttribute('href', '/prayer/1');
  expect(card.getByText(/We came home to Bethlehem/)).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Praise God! (4)' })).toBeInTheDocument();
  await expectAccessible();
});

test('a default title shows each of its words once, and is still the name of the card', async () => {
  await show({ title: 'Answered Prayer: Safe travel' });
  const card = within(screen.getByRole('article', { name: 'Answered Prayer: Safe travel' }));
  expect(card.getByRole('heading', { name: 'Answered Prayer: Safe travel' })).toHaveTextContent(
    'Answered Prayer: Safe travel',
  );
  expect(card.getByText('Answered Prayer')).toBeVisible();
  expect(card.getAllByText(/Safe travel/, { ignore: 'h2' })).toHaveLength(1);
  expect(card.getByRole('link', { name: 'Safe travel' })).toHaveAttribute('href', '/prayer/1');
  expect(card.getByRole('button', { name: 'Praise God! (4)' })).toHaveAccessibleDescription(
    /^Answered Prayer ?: Safe travel$/,
  );
  await expectAccessible();
});

test("an anonymous testimony shows 'Anonymous' and no initials", async () => {
  const card = await show({ isAnonymous: true, authorName: null });
  expect(card.getByText('Anonymous')).toBeInTheDocument();
  expect(card.queryByText(/^[A-Z?]{1,2}$/)).not.toBeInTheDocument();
});

test("an author without a name is a 'Community Member'", async () => {
  const card = await show({ authorName: null });
  expect(card.getByText('Community Member')).toBeInTheDocument();
});

test('a very long story is shown completely on demand', async () => {
  const story = `${'He has done great things. '.repeat(60)}The end.`;
  const card = await show({ testimony: story });
  expect(card.getByText(/The end\.$/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Read More' }));
  expect(card.getByRole('button', { name: 'Show Less' })).toHaveAttribute('aria-expanded', 'true');
});

const reportDialog = ReportDialog;

test("somebody else's testimony can be reported", async () => {
  const card = await show({}, { as: ruth, slots: { reportDialog } });
  await userEvent.click(card.getByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report testimonial 5' });
  await expectAccessible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(dialog).not.toBeInTheDocument();
});

test.each([
  ["on the author's own testimony", { isOwner: true }, { as: ruth, slots: { reportDialog } }],
  ['while no area takes reports', {}, { as: ruth }],
])('there is no report %s', async (_, own, scene) => {
  const card = await show(own, scene);
  expect(card.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
});

test("'Copy Link' copies the link that has a preview", async () => {
  const user = userEvent.setup();
  const card = await show();
  await user.click(card.getByRole('button', { name: 'Copy Link' }));
  expect(await screen.findByText('Link copied!')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(/\/testimonials\?testimony=5$/);
});
