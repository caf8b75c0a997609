import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettingName } from 'schema/rules/settings';

/** The name of each setting that administrators change. */
export const settingNames: Record<SettingName, MessageDescriptor> = {
  productName: msg`Community name`,
  prayersMailbox: msg`Mailbox for prayers`,
  donationUrl: msg`Page for donations`,
  defaultLocale: msg`Default language`,
  crisisLines: msg`Helplines`,
};
