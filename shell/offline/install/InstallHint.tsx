import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  Button,
  IconButton,
  keyframes,
  media,
  page,
  radius,
  role,
  shadow,
  space,
  styled,
  Text,
  z,
} from 'kit';
import { testimonials, wall } from 'schema/addresses';
import type { Way } from './way';

interface InstallHintProps {
  way: Way;
  onShown: () => void;
  onClose: () => void;
}

/** Pages on which one reads. */
const places = [wall, testimonials];

/** A quiet card in the corner. It goes for good when it is closed, or when somebody begins to write. */
export function InstallHint({ way, onShown, onClose }: InstallHintProps) {
  const { t } = useLingui();
  const isHere = useIsPlace();
  const shown = useEffectEvent(onShown);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isHere) return;
    shown();
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, textarea, select, [contenteditable]')) close();
    };
    const onInstalled = () => close();
    document.addEventListener('focusin', onFocus);
    window.addEventListener('appinstalled', onInstalled);
    return () => {
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('appinstalled', onInstalled);
    };
  }, [isHere]);

  if (!isHere) return null;
  const { productName } = page;
  return (
    <Place aria-label={t({ message: 'On your device', comment: 'The hint that the site can be installed' })}>
      <div>
        <Text size="small">
          {way === 'ios'
            ? t`Keep ${{ productName }} on your Home Screen: tap the square with the arrow, then “Add to Home Screen”.`
            : t`Keep ${{ productName }} on this device: it opens from its own icon, and without a connection too.`}
        </Text>
        {way !== 'ios' && (
          <Button
            size="small"
            onClick={() => {
              void way.prompt().catch(() => undefined);
              onClose();
            }}
          >
            {t({ message: 'Install', comment: 'Button: the site becomes an app of the device' })}
          </Button>
        )}
      </div>
      <IconButton size="small" label={t`Dismiss`} icon={<X />} onClick={onClose} />
    </Place>
  );
}

/** This is beside the router. */
const useIsPlace = () => useSyncExternalStore(subscribe, () => places.includes(window.location.pathname));

/** Browsers without the Navigation API report Back and Forward only. */
function subscribe(notify: () => void): () => void {
  const [target, type] =
    'navigation' in window
      ? [window.navigation as EventTarget, 'currententrychange']
      : [window as EventTarget, 'popstate'];
  target.addEventListener(type, notify);
  return () => target.removeEventListener(type, notify);
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Place = styled.aside`
  position: fixed;
  inset-inline-start: max(${space[4]}, env(safe-area-inset-left));
  bottom: max(calc(var(--bottom-bar, 0px) + ${space[4]}), env(safe-area-inset-bottom));
  z-index: ${z.raised};
  display: flex;
  gap: ${space[2]};
  align-items: start;
  max-width: 21rem;
  padding-block: ${space[3]};
  padding-inline: ${space[4]} ${space[2]};
  background: ${role.surfaceRaised};
  border: 1px solid ${role.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.floating};

  > div {
    display: grid;
    gap: ${space[3]};
    justify-items: start;
  }

  /* Beside the round button. */
  @media ${media.phone} {
    inset-inline-end: 5.25rem;
    max-width: none;
  }

  @media not ${media.reducedMotion} {
    animation: ${appear} 400ms ease-out;
  }

  :root:has([aria-modal='true']) &,
  :root:not(:has(header)) & {
    display: none;
  }
`;
