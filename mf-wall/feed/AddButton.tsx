import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton, motion, shadow, space, styled, useComposer, z } from 'kit';
import { isOnScreen } from '../isOnScreen';
import { compact } from './compact';

/** The round button of a phone, above the bar of the shell. */
export function AddButton() {
  const { t } = useLingui();
  const composer = useComposer();
  const place = useClearPlace();

  return (
    <Place ref={place}>
      <IconButton
        label={t`Add a New Prayer`}
        variant="filled"
        size="large"
        icon={<Plus />}
        onClick={composer.open}
      />
    </Place>
  );
}

const distance = 8;

/** Where the page comes to rest with a card's control under the button, the button moves above that. */
function useClearPlace() {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const clear = () => {
      if (!place.current) return;
      const { offsetTop, offsetLeft: left, offsetWidth: width, offsetHeight: height, style } = place.current;
      // The place of others is not known before they are laid out (PrayerGrid).
      const cards = [...document.querySelectorAll('article')].filter(isOnScreen);
      const controls = cards
        .flatMap((card) => [...card.querySelectorAll('button, input, textarea')])
        .map((control) => control.getBoundingClientRect());
      const findCovered = (top: number) =>
        controls.find(
          (control) =>
            control.right > left &&
            control.left < left + width &&
            control.bottom > top &&
            control.top < top + height,
        );
      // Above one control there may be another.
      let top = offsetTop;
      for (let covered = findCovered(top); covered; covered = findCovered(top))
        top = covered.top - distance - height;
      style.translate = top === offsetTop ? '' : `0 ${top - offsetTop}px`;
    };
    // Also when it has been rendered, and when cards come or open.
    const resizes = new ResizeObserver(clear);
    resizes.observe(document.body);
    document.addEventListener('scrollend', clear);
    // The bar below it comes back.
    document.addEventListener('focusout', clear);
    return () => {
      resizes.disconnect();
      document.removeEventListener('focusout', clear);
      document.removeEventListener('scrollend', clear);
    };
  }, []);

  return place;
}

const Place = styled.div`
  display: none;

  @media ${compact} {
    position: fixed;
    inset-inline-end: ${space[4]};
    bottom: max(calc(var(--bottom-bar, 0px) + ${space[4]}), env(safe-area-inset-bottom));
    z-index: ${z.raised};
    display: block;
    border-radius: 50%;
    box-shadow: ${shadow.floating};
    transition: translate ${motion.calm};

    /* Whoever fills in a form of the wall does not begin another one. */
    :has(form:focus-within) + & {
      visibility: hidden;
    }
  }
`;
