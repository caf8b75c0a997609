import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { prayerPage } from 'schema/addresses';
import { displayName } from 'schema/displayName';
import {
  Badge,
  Button,
  Card,
  Heading,
  lazyPart,
  media,
  Prose,
  RelativeTime,
  Stack,
  styled,
  Text,
  useWrite,
} from 'kit';
import { ClaimPrayerDocument, SetCareStateDocument } from '../gen/graphql';
import { Actions, OpenPage } from '../moderation/Actions';
import type { CareCase } from './careCase';
import { careFailure } from './careFailure';
import { ForWhom } from './ForWhom';

const CareNotes = lazyPart(msg`Note for the team`, async () => (await import('./CareNotes')).CareNotes);

/** A prayer that was confided to the team: who follows it up, and what the team has noted. */
export function CareCaseCard({ careCase }: { careCase: CareCase }) {
  const { t } = useLingui();
  const headingId = useId();
  const { prayer, state, isMine, claimedBy, waitsSince } = careCase;
  const options = { refetch: ['TeamPrayers'], failure: careFailure() };
  const [claim, { isPending: isClaiming }] = useWrite(ClaimPrayerDocument, options);
  const [setState, { isPending: isSetting }] = useWrite(SetCareStateDocument, options);

  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Stack gap={2}>
          {state === 'new' && <Badge tone="warning">{t`Nobody has looked at this yet`}</Badge>}
          {state === 'inCare' && (
            <Badge tone="accent">
              {isMine ? (
                t`You follow this up`
              ) : claimedBy ? (
                <Trans>
                  Followed up by <bdi>{displayName(claimedBy)}</bdi>
                </Trans>
              ) : (
                t`In care`
              )}
            </Badge>
          )}
          {state === 'closed' && <Badge>{t({ message: 'Closed', comment: 'State of a prayer' })}</Badge>}
          <Heading level={2} size="subheading" id={headingId} dir="auto">
            {prayer.title}
          </Heading>
          <Text size="small" tone="soft">
            {prayer.user ? (
              <Trans>
                By <bdi>{displayName(prayer.user)}</bdi>, <RelativeTime dateTime={waitsSince} />
              </Trans>
            ) : (
              <Trans>
                By Anonymous, <RelativeTime dateTime={waitsSince} />
              </Trans>
            )}
          </Text>
        </Stack>
        <Prose dir="auto">{prayer.description}</Prose>
        <ForWhom prayer={prayer} />
        <CaseActions>
          {!(isMine && state === 'inCare') && (
            <Button
              variant={state === 'new' ? 'primary' : 'secondary'}
              pending={isClaiming}
              data-decision="claim"
              aria-describedby={headingId}
              onClick={() => void claim({ prayerId: prayer.id })}
            >{t`I will follow this up`}</Button>
          )}
          {state !== 'closed' && (
            <Button
              pending={isSetting}
              aria-describedby={headingId}
              onClick={() => void setState({ prayerId: prayer.id, state: 'closed' })}
            >{t`Close this prayer`}</Button>
          )}
          <OpenPage to={prayerPage(prayer.id)} describedBy={headingId} />
        </CaseActions>
        <CareNotes careCase={careCase} describedBy={headingId} />
      </Stack>
    </Card>
  );
}

/** Its words need the whole line of a phone. */
const CaseActions = styled(Actions)`
  @media ${media.phone} {
    > [data-decision='claim'] {
      grid-column: 1 / -1;
    }
  }
`;
