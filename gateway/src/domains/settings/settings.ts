import { settingsRule, type SettingName } from 'schema/rules/settings';
import type { CommunitySettings } from '../../gen/resolvers';
import { Conflict, parse } from '../../platform/errors';
import { crisisLinesOf } from '../care/lines';
import type { Context } from '../members/context';
import { saveSettings } from './sql';

/** The settings of the community as they hold. @throws Unauthenticated, Forbidden */
export async function getSettings(ctx: Context): Promise<CommunitySettings> {
  await ctx.requireSiteAdmin();
  return viewSettings(ctx);
}

/**
 * Changes the given settings; null takes back what was changed here. @throws Unauthenticated, Forbidden, BadInput;
 * Conflict for what the configuration says
 */
export async function setSettings(ctx: Context, input: unknown): Promise<CommunitySettings> {
  const { id: actorId } = await ctx.requireSiteAdmin();
  const changes = Object.fromEntries(
    Object.entries(parse(settingsRule, input)).filter(([, value]) => value !== undefined),
  );
  const names = Object.keys(changes) as SettingName[];
  if (names.some((name) => ctx.config.fixedSettings.includes(name)))
    throw new Conflict('This is set in the configuration of the site');
  if (names.length > 0) await saveSettings(ctx.sql, changes, actorId);
  await ctx.refreshSettings();
  return viewSettings(ctx);
}

function viewSettings({ config }: Context): CommunitySettings {
  const { productName, prayersMailbox, donationUrl, defaultLocale, fixedSettings } = config;
  return {
    productName,
    prayersMailbox,
    donationUrl,
    defaultLocale,
    crisisLines: crisisLinesOf(config),
    hasOwnCrisisLines: config.crisisLines !== null,
    fixed: [...fixedSettings],
  };
}
