import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import {
  FailedState,
  FromPage,
  freshness,
  lazyPart,
  Page,
  readFailure,
  Skeleton,
  usePageQuery,
  usePageReady,
  useParams,
  useLive,
} from 'kit';
import { GroupPageDocument } from '../gen/graphql';
import { Discussion } from './discussion/Discussion';
import { GroupFrame } from './GroupFrame';
import { GroupHeader } from './GroupHeader';
import { GroupNotFound } from './GroupNotFound';
import { GroupPageSkeleton } from './GroupPageSkeleton';
import '../typePolicies';

const MemberList = lazyPart(msg`The members`, async () => (await import('./members/MemberList')).MemberList);
const About = lazyPart(msg`The description`, async () => (await import('./About')).About);

/** The page of one group (specification, section 2). */
export function GroupPage() {
  const { id = '' } = useParams();
  return (
    <FromPage query={GroupPageDocument} variables={{ id: Number(id) }}>
      {() => <GroupAt id={id} />}
    </FromPage>
  );
}

function GroupAt({ id }: { id: string }) {
  const { t } = useLingui();
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const variables = { id: Number(id) };
  const { data, previousData, error, refetch } = usePageQuery(GroupPageDocument, variables, {
    ...useLive(`group:${Number(id)}`, freshness.posts.poll),
    // A refetch keeps the older posts that were loaded.
    refetchWritePolicy: 'merge',
    skip: !isNumber,
  });
  const known = (data ?? previousData)?.prayerGroup;
  const group = known?.id === Number(id) ? known : null;
  useOnChange(group?.isMember, () => void refetch().catch(() => undefined));

  const isGone = !isNumber || data?.prayerGroup === null || (error && isMissing(error));
  usePageReady(isGone || error !== undefined || group !== null);

  if (isGone) return <GroupNotFound />;
  if (!group && error) {
    return (
      <Page width="text">
        <FailedState
          title={t`This group could not be loaded`}
          level={1}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          <Trans>Please check your connection.</Trans>
        </FailedState>
      </Page>
    );
  }
  if (!group) return <GroupPageSkeleton />;

  return (
    <GroupFrame
      header={<GroupHeader group={group} />}
      discussion={<Discussion group={group} />}
      members={<MemberList loading={<Skeleton height="20rem" />} group={group} />}
      about={<About loading={<Skeleton height="20rem" />} group={group} />}
    />
  );
}

function isMissing(error: unknown): boolean {
  return ['NOT_FOUND', 'BAD_USER_INPUT'].includes(readFailure(error).code ?? '');
}

/** After joining or leaving, the caller may see a different page. */
function useOnChange(isMember: boolean | undefined, onChange: () => void): void {
  const before = useRef(isMember);
  useEffect(() => {
    if (before.current !== undefined && isMember !== undefined && before.current !== isMember) onChange();
    before.current = isMember;
  });
}
