import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { type } from '../../theme/type';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';

export interface Toast {
  /** A new id is a new toast, even with the same text. */
  id: string | number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
}

/**
 * Radix announces a toast from a hidden copy of its text. Ours is in a live region already, so the copy goes into an
 * element that is not in the document.
 */
const announcer = document.createElement('div');

interface ToastContentProps {
  toast: Toast | null;
  onClose: () => void;
}

/** Radix's toast with our looks: five seconds, paused by pointer and focus, or until it is closed or swiped away. */
export function ToastContent({ toast, onClose }: ToastContentProps) {
  // Radix stays paused by the pointer that closed a toast, so the next toast gets a provider of its own.
  const [closings, setClosings] = useState(0);
  const close = () => {
    setClosings(closings + 1);
    onClose();
  };

  return (
    <Radix.Provider
      key={closings}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      announcerContainer={announcer}
    >
      {toast && <ToastCard key={toast.id} toast={toast} onClose={close} />}
      <Radix.Viewport />
    </Radix.Provider>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { title, description, variant, action } = toast;
  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck;

  return (
    <Frame
      open
      onOpenChange={onClose}
      $variant={variant}
      // Radix takes pointer events from everything outside an open dialog.
      style={{ pointerEvents: 'auto' }}
    >
      <Icon size="1.375rem" aria-hidden="true" />
      <Words>
        <Title>{title}</Title>
        {description && <Radix.Description>{description}</Radix.Description>}
        {action && (
          <Radix.Action asChild altText={action.label}>
            <Button size="small" onClick={action.onPress}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </Words>
      <Radix.Close asChild>
        <IconButton label="Close" size="small" icon={<X />} />
      </Radix.Close>
    </Frame>
  );
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const Frame = styled(Radix.Root)<{ $variant: Toast['variant'] }>`
  ${type.small}
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  color: ${role.ink};
  background: ${({ $variant }) => ($variant === 'destructive' ? role.dangerSoft : role.surfaceRaised)};
  border: 1px solid ${({ $variant }) => ($variant === 'destructive' ? role.danger : role.line)};
  border-radius: ${radius.large};
  box-shadow: ${shadow.floating};
  transform: translateX(var(--radix-toast-swipe-move-x, 0));
  transition: transform ${motion.calm};
  animation: ${rise} ${motion.calm};

  &[data-swipe='move'] {
    transition: none;
  }

  > svg {
    flex: none;
    margin-top: 0.35rem;
    color: ${({ $variant }) => ($variant === 'destructive' ? role.danger : role.success)};
  }

  > button {
    color: inherit;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  justify-items: start;
  min-width: 0;
  padding-block: 0.35rem;
`;

const Title = styled(Radix.Title)`
  font-size: 1rem;
  font-weight: 700;
`;
