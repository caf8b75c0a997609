import { useLingui } from '@lingui/react/macro';
import { Clock, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Waiting } from '../app/data/device';
import { refusalText } from '../app/feedback/refusals';
import { space } from '../theme/space';
import { Button } from '../ui/Button/Button';
import { Cluster } from '../ui/Cluster/Cluster';
import { Text } from '../ui/Text/Text';
import { discardWrite, retryWrite } from './page';

export interface WaitingNoteProps {
  write: Waiting;
  /** The id of what it stands at. */
  describedBy?: string;
}

/** Stands at what has not been sent yet, or was refused: its words stay until its author gives them up. */
export function WaitingNote({ write: { id, refusal, refusalCode }, describedBy }: WaitingNoteProps) {
  const { t } = useLingui();
  const reason = useRefusalText(refusal, refusalCode);
  if (refusal === null) {
    return (
      <Line>
        <Clock size="1em" aria-hidden="true" />
        {t`Waiting to be sent`}
      </Line>
    );
  }
  return (
    <div>
      <Line>
        <TriangleAlert size="1em" aria-hidden="true" />
        {t`It could not be sent`}
      </Line>
      <Text size="small" tone="soft">
        {reason}
      </Text>
      <Cluster gap={2}>
        <Button size="small" aria-describedby={describedBy} onClick={() => void retryWrite(id)}>
          {t`Send again`}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-describedby={describedBy}
          onClick={() => void discardWrite(id)}
        >
          {t`Remove`}
        </Button>
      </Cluster>
    </div>
  );
}

/** The reason in the page's language: what waits is stored as the server said it. */
function useRefusalText(message: string | null, code: string | null | undefined): string | null {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    if (message !== null) void refusalText({ message, code }).then(setText);
  }, [message, code, locale]);

  return text;
}

/** As high as the line that is there before it (kit/app/data/waiting.tsx). */
const Line = styled(Text).attrs({ size: 'small', tone: 'soft', role: 'status' })`
  display: flex;
  gap: ${space[2]};
  align-items: center;
`;
