import type { GroupTheme, PostType } from 'schema/vocabulary';
import { speaksOfSelfHarm } from '../care/words';
import type { AuthorView } from '../members/view';
import type { JoinRequestRow } from './membersSql';
import type { CommentRow, PostRow } from './postsSql';
import type { GroupRole, GroupRow, MembershipRow } from './sql';

export type MemberView = MembershipRow;

export type JoinRequestView = JoinRequestRow;

export interface PostCommentView extends CommentRow {
  needsCare: boolean;
}

/** A group as this caller may see it: of a private one nobody but members learns who belongs to it. */
export interface GroupView {
  id: number;
  name: string;
  description: string | null;
  theme: GroupTheme;
  isPrivate: boolean;
  joinApprovalRequired: boolean;
  maxMembers: number;
  memberCount: number;
  inviteLinkToken: string | null;
  createdAt: Date;
  createdByUser: AuthorView | null;
  /** The first of them: as many as a card and a page show. */
  members: MemberView[];
  isMember: boolean;
  memberRole: GroupRole | null;
  hasRequested: boolean;
  joinRequestCount: number;
}

export interface PostView {
  id: number;
  content: string;
  postType: PostType;
  isPinned: boolean;
  likeCount: number;
  commentCount: number;
  hasLiked: boolean;
  isOwner: boolean;
  createdAt: Date;
  author: AuthorView;
  needsCare: boolean;
  /** The latest of them, oldest first. */
  comments: PostCommentView[];
}

export function viewGroup(row: GroupRow): GroupView {
  const isMember = row.memberRole !== null;
  const mayKnowMembers = isMember || !row.isPrivate;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    theme: row.theme,
    isPrivate: row.isPrivate,
    joinApprovalRequired: row.joinApprovalRequired,
    maxMembers: row.maxMembers,
    memberCount: row.memberCount,
    inviteLinkToken: mayKnowMembers ? row.inviteToken : null,
    createdAt: row.createdAt,
    createdByUser: row.createdByUser,
    members: mayKnowMembers ? row.members.map(withInstant('joinedAt')) : [],
    isMember,
    memberRole: row.memberRole,
    hasRequested: row.hasRequested,
    joinRequestCount: row.memberRole === 'admin' ? row.joinRequestCount : 0,
  };
}

export function viewMember({ id, role, joinedAt, user, isSelf }: MemberView): MemberView {
  return { id, role, joinedAt, user, isSelf };
}

export function viewRequest({ id, message, createdAt, user }: JoinRequestView): JoinRequestView {
  return { id, message, createdAt, user };
}

export function viewPost(row: PostRow): PostView {
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

export function viewComment({ id, content, createdAt, author, isOwner }: CommentRow): PostCommentView {
  return { id, content, createdAt, author, isOwner, needsCare: speaksOfSelfHarm(content) };
}

/** JSON knows no instants: what PostgreSQL gathered into a list carries them as text. */
function withInstant<Key extends string>(key: Key) {
  return <Row extends Record<Key, string>>(row: Row) =>
    ({ ...row, [key]: new Date(row[key]) }) as Omit<Row, Key> & Record<Key, Date>;
}
