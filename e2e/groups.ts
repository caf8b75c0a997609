import { expect, type Page } from '@playwright/test';

export interface Group {
  id: number;
  name: string;
  inviteLinkToken: string;
}

export const aName = (about: string) => `${about} ${crypto.randomUUID().slice(0, 8)}`;

export async function aGroup(leader: Page, own: object = {}): Promise<Group> {
  return made<Group>(leader, '/api/prayer-groups', {
    name: aName('Gleaners of Bethlehem'),
    description: 'We pray for those who grieve.',
    theme: 'grief',
    ...own,
  });
}

export async function aPost(page: Page, groupId: number, content: string): Promise<number> {
  return (await made<{ id: number }>(page, `/api/prayer-groups/${groupId}/posts`, { content })).id;
}

export const aComment = (page: Page, postId: number, content: string) =>
  made(page, `/api/group-posts/${postId}/comments`, { content });

async function made<Thing>(page: Page, path: string, data: object): Promise<Thing> {
  const response = await page.request.post(path, { data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Thing;
}
