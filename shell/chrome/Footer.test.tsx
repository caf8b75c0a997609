import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from 'kit';
import { expectAccessible, renderScene } from 'kit/testing';
import { Footer } from './Footer';

const mailbox = page.prayersMailbox;
const donations = page.donationUrl;

beforeEach(() => {
  page.prayersMailbox = 'amen@parish.example';
  page.donationUrl = 'https://donate.example/wall';
});
afterEach(() => {
  page.prayersMailbox = mailbox;
  page.donationUrl = donations;
});

function show(responses = {}) {
  renderScene(<Footer />, { responses });
  return within(screen.getByRole('contentinfo'));
}

test('the footer has the brand, the scripture of Matthew 18:19 and the copyright of 2025', async () => {
  const footer = show();
  expect(footer.getAllByText(page.productName).length).toBeGreaterThan(0);
  expect(footer.getByText(/carry one another, and to give thanks together/)).toBeInTheDocument();
  expect(footer.getByText(/if two of you will agree on earth/)).toBeInTheDocument();
  expect(footer.getByText(/Matthew 18:19/)).toBeInTheDocument();
  expect(footer.getByText(/© 2025/)).toBeInTheDocument();
  await expectAccessible();
});

test('the contact link writes to the prayers mailbox of this site', () => {
  expect(show().getByRole('link', { name: 'amen@parish.example' })).toHaveAttribute(
    'href',
    'mailto:amen@parish.example',
  );
});

test('Support Our Mission links to the external donation page without a referrer', () => {
  const link = show().getByRole('link', { name: 'Support Our Mission' });
  expect(link).toHaveAttribute('href', 'https://donate.example/wall');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test("Stay Connected subscribes, and says 'Successfully subscribed!' and that a letter must be confirmed", async () => {
  const footer = show({ SubscribeToNewsletter: () => ({ subscribeToNewsletter: true }) });
  expect(footer.getByRole('heading', { name: 'Stay Connected' })).toBeInTheDocument();
  await userEvent.type(footer.getByRole('textbox', { name: 'Email address' }), 'ruth@example.org');
  await userEvent.click(footer.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Successfully subscribed!'));
  expect(screen.getByRole('status')).toHaveTextContent(
    /confirm it with the link in the letter.*weekly digest of prayers and testimonials/,
  );
});
