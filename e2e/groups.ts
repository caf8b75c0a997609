import type { Page } from '@playwright/test';
import { post } from './calls';

export interface Group {
  id: number;
  name: string;
  inviteLinkToken: string;
}

export const aName = (about: string) => `${about} ${crypto.randomUUID().slice(0, 8)}`;

export async function aGroup(leader: Page, own: object = {}): Promise<Group> {
  return post<Group>(leader, '/api/prayer-groups', {
    name: aName('Gleaners of Bethlehem'),
    description: 'We pray for those who grieve.',
    theme: 'grief',
    ...own,
  });
}

export async function aPost(page: Page, groupId: number, content: string): Promise<number> {
  return (await post(page, `/api/prayer-groups/${groupId}/posts`, { content })).id;
}

export const aComment = (page: Page, postId: number, content: string) =>
  post(page, `/api/group-posts/${postId}/comments`, { content });
