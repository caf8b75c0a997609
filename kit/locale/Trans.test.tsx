import { Trans } from '@lingui/react/macro';
import { act, render, screen } from '@testing-library/react';
import { activate } from './catalogs';
import { i18n } from './i18n';

afterEach(() => act(() => activate('en')));

function Thanks({ name }: { name: string }) {
  return (
    <Trans>
      <a href="/thanks">Thanks</a> to {name}
    </Trans>
  );
}

test('elements are where the translation has them', () => {
  const { container } = render(<Thanks name="Ruth" />);
  expect(container).toHaveTextContent('Thanks to Ruth');
  act(() => {
    i18n.load('he', { YBxq2K: [['name'], ': <0>תודה</0>'] });
    activate('he');
  });
  expect(container).toHaveTextContent('\u2068Ruth\u2069: תודה');
  expect(screen.getByRole('link')).toHaveTextContent('תודה');
});

test('a name that looks like a tag stays a name', () => {
  const { container } = render(<Thanks name="<0>Ruth</0><b>" />);
  expect(container).toHaveTextContent('Thanks to <0>Ruth</0><b>');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
