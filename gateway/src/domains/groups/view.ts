import type { GroupMember, GroupPost, GroupPostComment, JoinRequest, PrayerGroup } from '../../gen/resolvers';
import { speaksOfSelfHarm } from '../care/words';
import type { JoinRequestRow, MembershipRow } from './membersSql';
import { mayRead } from './policy';
import type { CommentRow, PostRow } from './postsSql';
import type { GroupRow } from './sql';

/** A group with its first members, as many as a card and a page show. */
export type GroupView = Omit<PrayerGroup, 'joinRequests' | 'posts'>;

/** Only members see who belongs to a private group. */
export function viewGroup({ inviteToken, members, ...group }: GroupRow): GroupView {
  const isOpen = mayRead(group);
  return {
    ...group,
    inviteLinkToken: isOpen ? inviteToken : null,
    members: isOpen ? members.map(withInstant('joinedAt')) : [],
    isMember: group.memberRole !== null,
  };
}

export function viewMember({ id, role, joinedAt, user, isSelf }: MembershipRow): GroupMember {
  return { id, role, joinedAt, user, isSelf };
}

export function viewRequest({ id, message, createdAt, user }: JoinRequestRow): JoinRequest {
  return { id, message, createdAt, user };
}

export function viewPost(row: PostRow): GroupPost {
  return {
    id: row.id,
    content: row.content,
    postType: row.postType,
    isPinned: row.isPinned,
    likeCount: row.likeCount,
    commentCount: row.commentCount,
    hasLiked: row.hasLiked,
    isOwner: row.isOwner,
    createdAt: row.createdAt,
    author: row.author,
    needsCare: speaksOfSelfHarm(row.content),
    comments: row.comments.map((comment) => viewComment(withInstant('createdAt')(comment))),
  };
}

export function viewComment({ id, content, createdAt, author, isOwner }: CommentRow): GroupPostComment {
  return { id, content, createdAt, author, isOwner, needsCare: speaksOfSelfHarm(content) };
}

/** JSON has no instants: rows that PostgreSQL aggregated have them as text. */
function withInstant<Key extends string>(key: Key) {
  return <Row extends Record<Key, string>>(row: Row) =>
    ({ ...row, [key]: new Date(row[key]) }) as Omit<Row, Key> & Record<Key, Date>;
}
