import * as z from 'zod/mini';
import { localeNames } from '../locales.mjs';
import type { Message } from '../messages';
import { email } from './email';
import { storable, text } from './text';
import { withFallback } from './withFallback';

export const settingsLimits = { name: 60, address: 500, crisisLines: 60 } as const;

/** The settings that administrators may change in /admin, unless the configuration sets them. */
const settingNames = [
  'productName',
  'prayersMailbox',
  'donationUrl',
  'defaultLocale',
  'crisisLines',
] as const;

export type SettingName = (typeof settingNames)[number];

const productName = text({
  required: 'Name is required',
  max: { characters: settingsLimits.name, message: 'Name too long' },
});

const addressMessage = 'Please enter an address that begins with https://';

const address = z.url({ protocol: /^https$/, error: addressMessage }).check(
  storable,
  z.maxLength(settingsLimits.address, {
    error: `Please use at most ${settingsLimits.address} characters`,
  }),
);

const defaultLocale = z.enum(localeNames, { error: 'Please choose a language' });

export const helplineNeeds = 'Please give a telephone number or a page' satisfies Message;

/** A helpline without telephone and page would help nobody. */
const crisisLine = z
  .object({
    country: text({ required: 'Name is required', max: { characters: 100, message: 'Name too long' } }),
    countryCode: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'Please use two letters for the country' })),
    name: text({ required: 'Name is required', max: { characters: 200, message: 'Name too long' } }),
    phone: withFallback(
      z.string().check(z.trim(), z.regex(/^[0-9+#*()/ .-]{2,40}$/, { error: 'This value is not valid' })),
      null,
    ),
    url: withFallback(address, null),
  })
  .check(
    z.refine(({ phone, url }) => phone !== null || url !== null, {
      path: ['phone'],
      error: helplineNeeds,
    }),
  );

/** A helpline for people in a crisis. */
export interface CrisisLine {
  country: string;
  /** ISO 3166-1, two letters; ZZ for all countries. */
  countryCode: string;
  name: string;
  phone: string | null;
  url: string | null;
}

/** Changes of settings: what is left out stays, null is what the configuration says. */
export const settingsRule = z.object({
  productName: z.nullish(productName),
  prayersMailbox: z.nullish(email),
  donationUrl: z.nullish(address),
  defaultLocale: z.nullish(defaultLocale),
  crisisLines: z.nullish(
    z
      .array(crisisLine)
      .check(z.maxLength(settingsLimits.crisisLines, { error: 'Please list at most 60 helplines' })),
  ),
});

/** The settings that the first administrator chooses. */
export const setupRule = z.object({ productName, prayersMailbox: email, defaultLocale });
