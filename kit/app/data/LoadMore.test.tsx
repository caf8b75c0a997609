import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderScene } from '../../testing';
import { LoadMore } from './LoadMore';

function Wall({ pages }: { pages: number }) {
  const [shown, setShown] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const rows = Array.from({ length: shown * 2 }, (_, index) => `Prayer ${index + 1}`);

  return (
    <>
      <ul ref={list}>
        {rows.map((row) => (
          <li key={row}>
            <a href="/">{row}</a>
          </li>
        ))}
      </ul>
      {shown < pages && (
        <LoadMore
          failure="More prayers could not be loaded."
          list={list}
          added={(count) => `${count} more prayers`}
          onLoad={async () => setShown(shown + 1)}
        />
      )}
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Load More' });

test('after a press by keyboard the first new row has the focus, and the number is announced', async () => {
  renderScene(<Wall pages={3} />);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Prayer 3' })).toHaveFocus());
  expect(screen.getByText('2 more prayers')).toBeInTheDocument();
});

test('after a press by pointer the button keeps the focus while there is more, then the first new row has it', async () => {
  renderScene(<Wall pages={3} />);
  await userEvent.click(button());
  await screen.findByText('Prayer 3');
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(button()).toHaveFocus();

  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Prayer 5' })).toHaveFocus());
});

test('a control that is disabled does not take the focus', async () => {
  function Hours() {
    const [shown, setShown] = useState(1);
    const list = useRef<HTMLUListElement>(null);
    return (
      <>
        <ul ref={list}>
          {Array.from({ length: shown }, (_, index) => (
            <li key={index}>
              <button disabled>Taken</button>
              <button>{`Open ${index + 1}`}</button>
            </li>
          ))}
        </ul>
        <LoadMore failure="" list={list} onLoad={async () => setShown(2)} />
      </>
    );
  }
  renderScene(<Hours />);
  act(() => button().focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open 2' })).toHaveFocus());
});

test('rows that are added in front take the focus themselves where they can', async () => {
  function Words() {
    const [first, setFirst] = useState(3);
    const list = useRef<HTMLUListElement>(null);
    const rows = [1, 2, 3, 4].slice(first - 1);
    return (
      <>
        {first > 1 && (
          <LoadMore
            failure="Earlier words could not be loaded."
            list={list}
            added={(count) => `${count} earlier words`}
            onLoad={async () => setFirst(1)}
          />
        )}
        <ul ref={list}>
          {rows.map((row) => (
            <li key={row} tabIndex={-1}>
              Word {row} <button>Options</button>
            </li>
          ))}
        </ul>
      </>
    );
  }
  renderScene(<Words />);
  await userEvent.click(button());
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveFocus());
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Word 1');
  expect(screen.getByText('2 earlier words')).toBeInTheDocument();
});
