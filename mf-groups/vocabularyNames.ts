import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChainVisibility, GroupTheme, PostType } from 'schema/vocabulary';

/** What the page's language calls the themes of groups. */
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
  guidance: msg`Guidance`,
  thanksgiving: msg`Thanksgiving`,
  ministry: msg`Ministry`,
};

/** What it calls the kinds of posts. */
export const postTypeNames: Record<PostType, MessageDescriptor> = {
  message: msg`Message`,
  prayer_request: msg`Prayer Request`,
  praise: msg`Praise`,
  announcement: msg`Announcement`,
};

/** What it calls those who can see a chain. */
export const visibilityNames: Record<ChainVisibility, MessageDescriptor> = {
  public: msg({ message: 'Public', context: 'chain' }),
  private: msg({ message: 'Private', context: 'chain' }),
  groups: msg`Groups`,
};
