import { displayName, type Named } from 'schema/displayName';
import { columns } from '../../platform/database/columns';
import { authorJson } from '../members/shownAuthor';
import type { Kind } from './kind';

interface PostRow {
  id: number;
  groupId: number;
  memberId: number;
  author: Named;
  content: string;
  postType: string;
  isPinned: boolean;
  status: string;
  likeCount: number;
  commentCount: number;
  createdAt: Date;
}

/** The author by name alone. */
const withAuthorName = <Row extends { author: Named }>({ author, ...row }: Row) => ({
  ...row,
  authorName: displayName(author),
});

/** Posts of a private group are known to its members alone. */
export const posts: Kind<PostRow> = {
  name: 'posts',
  select: (sql) => sql`
    select ${columns<PostRow>({
      id: 'group_posts.id',
      groupId: 'group_posts.group_id',
      memberId: 'group_posts.author_id',
      author: authorJson('authors'),
      content: 'group_posts.content',
      postType: 'group_posts.post_type',
      isPinned: 'group_posts.is_pinned',
      status: 'group_posts.status',
      likeCount: 'group_posts.like_count',
      commentCount: 'group_posts.comment_count',
      createdAt: 'group_posts.created_at',
    })(sql)}
    from group_posts
    join prayer_groups on prayer_groups.id = group_posts.group_id
    join members as authors on authors.id = group_posts.author_id
    where group_posts.status <> 'removed' and not prayer_groups.is_private
    order by group_posts.id`,
  view: withAuthorName,
  csv: [
    ...['id', 'groupId', 'memberId', 'authorName', 'content', 'postType', 'isPinned', 'status'],
    ...['likeCount', 'commentCount', 'createdAt'],
  ],
};

interface PostCommentRow {
  id: number;
  postId: number;
  memberId: number;
  author: Named;
  content: string;
  status: string;
  createdAt: Date;
}

export const postComments: Kind<PostCommentRow> = {
  name: 'post-comments',
  select: (sql) => sql`
    select ${columns<PostCommentRow>({
      id: 'group_post_comments.id',
      postId: 'group_post_comments.post_id',
      memberId: 'group_post_comments.author_id',
      author: authorJson('authors'),
      content: 'group_post_comments.content',
      status: 'group_post_comments.status',
      createdAt: 'group_post_comments.created_at',
    })(sql)}
    from group_post_comments
    join group_posts on group_posts.id = group_post_comments.post_id
    join prayer_groups on prayer_groups.id = group_posts.group_id
    join members as authors on authors.id = group_post_comments.author_id
    where group_post_comments.status <> 'removed'
      and group_posts.status <> 'removed'
      and not prayer_groups.is_private
    order by group_post_comments.id`,
  view: withAuthorName,
  csv: ['id', 'postId', 'memberId', 'authorName', 'content', 'status', 'createdAt'],
};
