import { useLingui } from '@lingui/react/macro';
import {
  Link,
  media,
  radius,
  RelativeTime,
  role,
  space,
  styled,
  Text,
  useFragment,
  VisuallyHidden,
  type FragmentType,
} from 'kit';
import {
  NotificationLine_NotificationFragmentDoc,
  type NotificationLine_NotificationFragment,
} from './gen/graphql';

interface NotificationLineProps {
  notification: FragmentType<NotificationLine_NotificationFragment>;
  onLeave: () => void;
}

/** One notification as a link to its page. */
export function NotificationLine({ notification, onLeave }: NotificationLineProps) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: NotificationLine_NotificationFragmentDoc,
    fragmentName: 'NotificationLine_notification',
    from: notification,
  });
  if (!complete) return null;

  return (
    <NotificationLink to={data.link} onClick={onLeave}>
      {data.isRead ? (
        <div />
      ) : (
        <Dot>
          <VisuallyHidden>
            {t({ message: 'Unread', comment: 'A notification, to screen readers' })}
          </VisuallyHidden>
        </Dot>
      )}
      <Words>
        <Text size="small" isStrong={!data.isRead}>
          {data.title}
        </Text>
        {data.body && (
          <Body size="small" tone="soft" dir="auto">
            {data.body}
          </Body>
        )}
        <Text size="caption" tone="soft">
          <RelativeTime dateTime={data.createdAt} />
        </Text>
      </Words>
    </NotificationLink>
  );
}

const NotificationLink = styled(Link)`
  display: grid;
  grid-template-columns: 0.625rem minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[2]};
  color: ${role.ink};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
  text-decoration: none;

  @media ${media.canHover} {
    &:hover {
      background: ${role.accentSoft};
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Dot = styled.div`
  position: relative;
  width: 0.625rem;
  height: 0.625rem;
  margin-top: 0.4rem;
  background: ${role.accent};
  border-radius: ${radius.pill};
`;

/** A message of the moderators has lines. */
const Body = styled(Text)`
  white-space: pre-line;
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
`;
