import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius } from '../../theme/space';
import { Avatar, AvatarFrame, type AvatarProps, type AvatarSize } from '../Avatar/Avatar';

interface AvatarStackProps {
  people: readonly (Omit<AvatarProps, 'size'> & { key: string | number })[];
  /** The maximum number of avatars. */
  limit?: number;
  /** The number of all people, where `people` is only a part of them. */
  total?: number;
  size?: AvatarSize;
}

/** Some avatars, and the number of further people. */
export function AvatarStack({ people, limit = 5, total = people.length, size = 'small' }: AvatarStackProps) {
  const shown = people.slice(0, limit);
  const more = total - shown.length;

  return (
    <Row>
      {shown.map(({ key, ...person }) => (
        <Avatar key={key} {...person} size={size} />
      ))}
      {more > 0 && (
        <AvatarFrame $size={size} $tint="stone">
          +{more}
        </AvatarFrame>
      )}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;

  > * {
    outline: 2px solid ${role.surfaceRaised};
    border-radius: ${radius.arch};
  }

  > * + * {
    margin-inline-start: 2px;
  }
`;
