import { z } from 'zod';
import { localeNames } from '../locales.mjs';
import { email } from './email';
import { text } from './text';

export const settingsLimits = { name: 60, donationUrl: 500, crisisLines: 60 } as const;

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

const defaultLocale = z.enum(localeNames, { error: 'Please choose a language' });

const crisisLine = z.object({
  country: text({ required: 'Name is required', max: { characters: 100, message: 'Name too long' } }),
  countryCode: z.string().regex(/^[A-Z]{2}$/, { error: 'Please use two letters for the country' }),
  name: text({ required: 'Name is required', max: { characters: 200, message: 'Name too long' } }),
  phone: z
    .string()
    .trim()
    .regex(/^[0-9+#*()/ .-]{2,40}$/, { error: 'This value is not valid' })
    .nullish()
    .transform((phone) => phone ?? null),
  url: z
    .url({ protocol: /^https$/, error: addressMessage })
    .max(500, { error: addressMessage })
    .nullish()
    .transform((url) => url ?? null),
});

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
  productName: productName.nullish(),
  prayersMailbox: email.nullish(),
  donationUrl: z
    .url({ protocol: /^https?$/, error: addressMessage })
    .max(settingsLimits.donationUrl, { error: addressMessage })
    .nullish(),
  defaultLocale: defaultLocale.nullish(),
  crisisLines: z
    .array(crisisLine)
    .max(settingsLimits.crisisLines, { error: 'Please list at most 60 helplines' })
    .nullish(),
});

/** The settings that the first administrator chooses. */
export const setupRule = z.object({ productName, prayersMailbox: email, defaultLocale });
