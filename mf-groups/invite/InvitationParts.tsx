import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Users } from 'lucide-react';
import { Badge, Button, Link, Text } from 'kit';

/** The sentence above the name. */
export function Lead({ isMember }: { isMember: boolean }) {
  return (
    <Text tone="soft">
      {isMember ? (
        <Trans>You already pray together in this group.</Trans>
      ) : (
        <Trans>You are invited to pray together in this group.</Trans>
      )}
    </Text>
  );
}

export function MembersBadge({ memberCount, maxMembers }: Record<'memberCount' | 'maxMembers', number>) {
  const { t } = useLingui();
  return (
    <Badge
      icon={<Users />}
    >{t`${plural(maxMembers, { other: `${memberCount}/${maxMembers} members` })}`}</Badge>
  );
}

export function ViewGroup({ address }: { address: string }) {
  return (
    <Button as={Link} to={address} variant="primary" icon={<ArrowRight />}>
      <Trans>View Group</Trans>
    </Button>
  );
}
