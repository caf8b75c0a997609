import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import { Avatar, Badge, Cluster, role, space, styled, Text, useFragment, type FragmentType, i18n } from 'kit';
import { MemberLine_MemberFragmentDoc, type MemberLine_MemberFragment } from '../../gen/graphql';
import { clampedName } from '../../clampedName';
import { CalendarDate } from '../CalendarDate';

interface MemberLineProps {
  member: FragmentType<MemberLine_MemberFragment>;
  /** Shown at the end of the line. */
  action?: ReactNode;
}

/** One member with the role. */
export function MemberLine({ member, action }: MemberLineProps) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: MemberLine_MemberFragmentDoc,
    fragmentName: 'MemberLine_member',
    from: member,
  });
  if (!complete) return null;
  const name = shownName(data.user, i18n);

  return (
    <Line>
      <Avatar initials={initials(data.user)} picture={data.user.profileImageUrl} seed={name} />
      <div>
        <Cluster gap={2}>
          <Name as="span" isStrong dir="auto">
            {name}
          </Name>
          {data.isSelf && (
            <Text as="span" size="small" tone="soft">
              {t({ message: '(you)', comment: 'After the reader’s own name' })}
            </Text>
          )}
          {data.role === 'admin' && <Badge tone="accent">{t`Admin`}</Badge>}
        </Cluster>
        <Text size="small" tone="soft">
          <Trans>
            Joined <CalendarDate dateTime={data.joinedAt} />
          </Trans>
        </Text>
      </div>
      {action}
    </Line>
  );
}

export const MemberLines = styled.ul`
  padding: 0;
  list-style: none;
`;

const Name = styled(Text)`
  ${clampedName}
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  padding-block: ${space[3]};

  & + & {
    border-top: 1px solid ${role.line};
  }
`;
