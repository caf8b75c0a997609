import * as z from 'zod/mini';
import { groupThemeValues, postTypeValues } from '../vocabulary';
import { listPageRule } from './feed';
import { flag, longestText, optionalText, text } from './text';
import { withFallback } from './withFallback';

export const groupLimits = { name: 100, fewestMembers: 5, mostMembers: 1000, members: 100 } as const;

const memberRange = `Members must be from ${groupLimits.fewestMembers} to ${groupLimits.mostMembers}`;

/** A prayer group's form (specification, section 5). Only private groups can require approval. */
export const groupRule = z.pipe(
  z.object({
    name: text({
      required: 'Group name is required',
      max: { characters: groupLimits.name, message: 'Name too long' },
    }),
    description: optionalText({ error: 'Description must be text', max: longestText }),
    theme: z.enum(groupThemeValues, { error: 'Theme is required' }),
    isPrivate: flag,
    joinApprovalRequired: flag,
    maxMembers: withFallback(
      z
        .int({ error: memberRange })
        .check(
          z.minimum(groupLimits.fewestMembers, { error: memberRange }),
          z.maximum(groupLimits.mostMembers, { error: memberRange }),
        ),
      groupLimits.members,
    ),
  }),
  z.transform((group) => ({ ...group, joinApprovalRequired: group.isPrivate && group.joinApprovalRequired })),
);

export type GroupForm = z.input<typeof groupRule>;

/** Which groups to list. */
export const groupFilterRule = z.object({
  theme: withFallback(z.enum(groupThemeValues, { error: 'Unknown theme' }), null),
});

/** The query of GET /api/prayer-groups. */
export const groupListRule = z.extend(listPageRule, groupFilterRule.shape);

export const joinRequestRule = z.object({
  message: optionalText({ error: 'Message must be text', max: longestText }),
});

/** A post in a group (specification, section 5): not blank. */
export const groupPostRule = z.object({
  content: text({ required: 'Content is required', max: longestText }),
  postType: withFallback(z.enum(postTypeValues, { error: 'Unknown type of post' }), 'message'),
});

export const groupCommentRule = z.pick(groupPostRule, { content: true });
