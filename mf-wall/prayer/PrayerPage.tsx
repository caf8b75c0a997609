import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import {
  Card,
  FailedState,
  freshness,
  Heading,
  Link,
  Notice,
  Page,
  PageHeading,
  readFailure,
  Skeleton,
  space,
  Stack,
  styled,
  usePageQuery,
  usePageReady,
  useParams,
  useLive,
} from 'kit';
import { testimony } from 'schema/addresses';
import { Care } from '../care/Care';
import { CommentList } from '../encouragement/CommentList';
import { EncouragementForm } from '../encouragement/EncouragementForm';
import { focusLine } from '../encouragement/focusLine';
import { useLiveCounts } from '../feed/useLiveCounts';
import { useFocus } from '../useFocus';
import { PrayerPageDocument } from '../gen/graphql';
import { HiddenBanner } from './HiddenBanner';
import { OwnerTools } from './OwnerTools';
import { PrayerActions } from './PrayerActions';
import { PrayerByline } from './PrayerByline';
import { PrayerNotFound } from './PrayerNotFound';
import { ActionsSkeleton, BackToWall, PrayerPageSkeleton, Rest } from './PrayerPageSkeleton';
import { PrayerText, PrayerUpdate } from './PrayerParts';
import { ApprovalNotice, isUnapproved, RestingNotice } from './states';
import { useKnownCard } from './useKnownCard';
import '../typePolicies';

/** One prayer with everything that belongs to it (specification, section 2). */
export function PrayerPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const variables = { id: Number(id) };
  const { data, error, refetch } = usePageQuery(PrayerPageDocument, variables, {
    refetchWritePolicy: 'merge',
    ...useLive(`prayer:${Number(id)}`, freshness.amenCheck.poll),
    skip: !isNumber,
  });

  useLiveCounts();
  useFocus(() => {
    if (isNumber) refetch().catch(() => undefined);
  });

  // Renders the page in slices, not all in the task that received the response.
  const isThere = useDeferredValue(Boolean(data?.prayer));
  const prayer = isThere ? (data?.prayer ?? null) : null;
  const isMissing =
    !isNumber || (error && ['NOT_FOUND', 'BAD_USER_INPUT'].includes(readFailure(error).code ?? ''));
  const hasFailed = error !== undefined && !data?.prayer;
  const card = useKnownCard(Number(id));
  // Until the whole prayer is there, its title, its author and its words are those of its card.
  const shown = prayer ?? (hasFailed ? null : card);
  usePageReady(isMissing || hasFailed || shown !== null);

  if (isMissing) return <PrayerNotFound />;
  if (hasFailed) {
    return (
      <Page width="text">
        <FailedState
          title={t`This prayer could not be loaded`}
          level={1}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          <Trans>Please check your connection.</Trans>
        </FailedState>
      </Page>
    );
  }
  if (!shown) return <PrayerPageSkeleton />;
  const isHidden = prayer?.status === 'hidden';
  const isApproved = prayer !== null && !isUnapproved(prayer.status);

  return (
    <Page width="text">
      <Stack gap={6}>
        <BackToWall />
        {prayer && <HiddenBanner prayer={prayer} />}
        {prayer && !isApproved && <ApprovalNotice prayer={prayer} loading={<Skeleton height="4.5rem" />} />}
        {prayer?.status === 'answered' && (
          <Notice tone="success" title={t`This prayer was answered`}>
            {prayer.testimonialId && (
              <Link to={testimony(prayer.testimonialId)}>{t`Read the testimony`}</Link>
            )}
          </Notice>
        )}
        <Card as="article" aria-label={shown.title} padding="large">
          <Stack gap={6}>
            <PageHeading title={shown.title}>
              <bdi dir="auto">{shown.title}</bdi>
            </PageHeading>
            <PrayerByline prayer={shown} />
            <PrayerText dir="auto">{shown.description}</PrayerText>
            {shown.needsCare && <Care />}
            {prayer?.updates.map((update) => (
              <PrayerUpdate key={update.id} update={update} />
            ))}
            {prayer && isApproved && <PrayerActions prayer={prayer} />}
            {prayer?.isOwner && <OwnerTools prayer={prayer} />}
            {!prayer && <ActionsSkeleton />}
          </Stack>
        </Card>
        {!prayer && <Rest />}
        {prayer?.status === 'resting' && <RestingNotice prayer={prayer} />}
        {prayer && isApproved && (
          <Words gap={4}>
            <Heading
              level={2}
            >{t`Words of Encouragement (${{ commentCount: prayer.commentCount }})`}</Heading>
            <CommentList prayer={prayer} />
            {!isHidden && (
              <EncouragementForm
                prayerId={prayer.id}
                isNamed
                onShared={({ id: shared }) => focusLine(shared)}
              />
            )}
          </Words>
        )}
      </Stack>
    </Page>
  );
}

/** Set apart from the prayer itself. */
const Words = styled(Stack)`
  padding-block-start: ${space[4]};
`;
