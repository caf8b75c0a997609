import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius } from '../../theme/space';
import { Avatar, Niche, type AvatarProps, type AvatarSize } from '../Avatar/Avatar';

interface AvatarStackProps {
  people: readonly (Omit<AvatarProps, 'size'> & { key: string | number })[];
  /** How many are shown at most. */
  limit?: number;
  /** How many there are in all, where `people` is not everyone. */
  total?: number;
  size?: AvatarSize;
}

/** Some of many people, and how many more. */
export function AvatarStack({ people, limit = 5, total = people.length, size = 'small' }: AvatarStackProps) {
  const shown = people.slice(0, limit);
  const more = total - shown.length;

  return (
    <Row>
      {shown.map(({ key, ...person }) => (
        <Avatar key={key} {...person} size={size} />
      ))}
      {more > 0 && (
        <Niche $size={size} $tint="stone">
          +{more}
        </Niche>
      )}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  padding: 2px;

  > * {
    outline: 2px solid ${role.surfaceRaised};
    border-radius: ${radius.niche};
  }

  > * + * {
    margin-inline-start: -0.2rem;
  }
`;
