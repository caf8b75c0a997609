import { groupThemeLabel, type GroupTheme } from 'schema/vocabulary';
import { Badge } from 'kit';
import { themeTints } from './themes';

/** The theme of a group. */
export function ThemeBadge({ theme }: { theme: GroupTheme }) {
  return <Badge tone={themeTints[theme]}>{groupThemeLabel(theme)}</Badge>;
}
