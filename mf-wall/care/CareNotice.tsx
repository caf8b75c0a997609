import type { ReactNode } from 'react';
import { Notice, Stack, Text } from 'kit';

/** Words for somebody in despair, with the helplines below them. */
export function CareNotice({ children }: { children?: ReactNode }) {
  return (
    <Notice title="You are not alone">
      <Stack gap={3}>
        <Text size="small">
          Whatever weighs on you so heavily, people want to listen to you, and help is there now. In immediate
          danger, please call the emergency number of your country.
        </Text>
        {children}
      </Stack>
    </Notice>
  );
}

/** The same as one quiet line: on the wall, a card must not mark a prayer among others. */
export function CareLine() {
  return <HelplineLink tone="soft">You are not alone. </HelplineLink>;
}

interface HelplineLinkProps {
  tone?: 'soft' | 'inherit';
  children?: ReactNode;
}

/** Links to helplines worldwide, where no nearer one is known. */
export function HelplineLink({ tone, children }: HelplineLinkProps) {
  return (
    <Text size="small" tone={tone}>
      {children}People who help, wherever you are:{' '}
      <a href="https://findahelpline.com" target="_blank" rel="noreferrer">
        findahelpline.com
      </a>
    </Text>
  );
}
