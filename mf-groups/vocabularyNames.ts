import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChainVisibility, GroupTheme, PostType } from 'schema/vocabulary';

/** The names of the themes of groups. */
export const themeNames: Record<GroupTheme, MessageDescriptor> = {
  healing: msg`Healing & Health`,
  family: msg`Family & Relationships`,
  finances: msg`Financial Needs`,
  grief: msg`Grief & Loss`,
  addiction: msg`Addiction Recovery`,
  career: msg`Career & Work`,
  children: msg`Children & Youth`,
  missions: msg`Missions & Ministry`,
  general: msg`General Prayer`,
  guidance: msg({ message: 'Guidance', comment: 'Theme of a group: to ask God for the way' }),
  thanksgiving: msg`Thanksgiving`,
  ministry: msg({ message: 'Ministry', comment: 'Theme of a group: to serve in the church' }),
};

/** The names of the kinds of posts. */
export const postTypeNames: Record<PostType, MessageDescriptor> = {
  message: msg({ message: 'Message', comment: 'Kind of a post in a group' }),
  prayer_request: msg`Prayer Request`,
  praise: msg({ message: 'Praise', comment: 'Kind of a post in a group' }),
  announcement: msg({ message: 'Announcement', comment: 'Kind of a post in a group' }),
};

/** The names of those who can see a chain. */
export const visibilityNames: Record<ChainVisibility, MessageDescriptor> = {
  public: msg({ message: 'Public', context: 'chain' }),
  private: msg({ message: 'Private', context: 'chain' }),
  groups: msg({ message: 'Groups', comment: 'Who sees a chain' }),
};
