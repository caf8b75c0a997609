import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useCardOnScreen } from './useCardOnScreen';

function Card() {
  const [isOpen, setOpen] = useState(true);
  return <article>{isOpen && <Panel onClose={() => setOpen(false)} />}</article>;
}

function Panel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useCardOnScreen(panel, onClose);
  return (
    <div ref={panel}>
      <button onClick={close}>Close</button>
    </div>
  );
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['whose panel is read is scrolled into view without it', { top: -900, bottom: 700 }, 1],
  ['that a reader has left above stays there', { top: -900, bottom: -20 }, 0],
  ['that a reader has left below stays there', { top: 2000, bottom: 3600 }, 0],
])('a card %s', async (_, box, times) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(<Card />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(scroll).toHaveBeenCalledTimes(times);
});
