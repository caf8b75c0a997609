import { groupThemeLabel, type GroupTheme } from 'schema/vocabulary';
import { Badge, type TintName } from 'kit';

/** The theme of a group. */
export function ThemeBadge({ theme }: { theme: GroupTheme }) {
  return <Badge tone={tints[theme]}>{groupThemeLabel(theme)}</Badge>;
}

const tints: Record<GroupTheme, TintName> = {
  healing: 'sage',
  family: 'rose',
  finances: 'sand',
  grief: 'plum',
  addiction: 'sky',
  career: 'sand',
  children: 'rose',
  missions: 'sky',
  general: 'stone',
  guidance: 'sky',
  thanksgiving: 'sand',
  ministry: 'sage',
};
