import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice, Stack, Text } from 'kit';

/** Words for somebody in despair, with the helplines below them. */
export function CareNotice({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Notice title={t`You are not alone`}>
      <Stack gap={3}>
        <Text size="small">
          <Trans>
            Whatever weighs on you so heavily, people want to listen to you, and help is there now. In
            immediate danger, please call the emergency number of your country.
          </Trans>
        </Text>
        {children}
      </Stack>
    </Notice>
  );
}

/** The same as one quiet line: on the wall, a card must not mark a prayer among others. */
export function CareLine() {
  const { t } = useLingui();
  return <HelplineLink tone="soft">{t`You are not alone.`} </HelplineLink>;
}

interface HelplineLinkProps {
  tone?: 'soft' | 'inherit';
  children?: ReactNode;
}

/** Links to helplines worldwide, where no nearer one is known. */
export function HelplineLink({ tone, children }: HelplineLinkProps) {
  return (
    <Text size="small" tone={tone}>
      {children}
      <Trans>
        People who help, wherever you are:{' '}
        <a href="https://findahelpline.com" target="_blank" rel="noreferrer">
          findahelpline.com
        </a>
      </Trans>
    </Text>
  );
}
