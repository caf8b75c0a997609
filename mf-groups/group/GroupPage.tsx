import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  Button,
  FailedState,
  freshness,
  lazyPart,
  Link,
  Page,
  readFailure,
  Skeleton,
  Stack,
  Tabs,
  useParams,
  useLive,
  useQuery,
} from 'kit';
import { featuresTab } from 'schema/addresses';
import { GroupPageDocument } from '../gen/graphql';
import { Outdent } from '../Outdent';
import { Discussion } from './discussion/Discussion';
import { GroupHeader } from './GroupHeader';
import { GroupNotFound } from './GroupNotFound';
import { GroupPageSkeleton } from './GroupPageSkeleton';
import '../typePolicies';

const MemberList = lazyPart(msg`The members`, async () => (await import('./members/MemberList')).MemberList);
const About = lazyPart(msg`The description`, async () => (await import('./About')).About);

/** The page of one group (specification, section 2). */
export function GroupPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const { data, previousData, error, refetch } = useQuery(GroupPageDocument, {
    variables: { id: Number(id) },
    fetchPolicy: 'cache-and-network',
    ...useLive(`group:${Number(id)}`, freshness.posts.poll),
    // A refetch keeps the older posts that were loaded.
    refetchWritePolicy: 'merge',
    skip: !isNumber,
  });
  const known = (data ?? previousData)?.prayerGroup;
  const group = known?.id === Number(id) ? known : null;
  useOnChange(group?.isMember, () => void refetch().catch(() => undefined));

  if (!isNumber || data?.prayerGroup === null || (error && isMissing(error))) return <GroupNotFound />;
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
    <Page width="text">
      <Stack gap={6}>
        <Outdent>
          <Button as={Link} to={featuresTab('groups')} variant="quiet" icon={<ArrowLeft />}>
            <Trans>Back</Trans>
          </Button>
        </Outdent>
        <GroupHeader group={group} />
        <Tabs
          label={t`Parts of the group`}
          tabs={[
            { value: 'discussion', label: t`Discussion`, content: <Discussion group={group} /> },
            {
              value: 'members',
              label: t`Members`,
              content: <MemberList loading={<Skeleton height="20rem" />} group={group} />,
            },
            {
              value: 'about',
              label: t({ message: 'About', comment: 'A tab: what the group is' }),
              content: <About loading={<Skeleton height="20rem" />} group={group} />,
            },
          ]}
        />
      </Stack>
    </Page>
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
