import { groupThemeLabel, type GroupTheme } from 'schema/vocabulary';
import { Badge } from 'kit';
import { looks } from './themes';

/** The theme of a group. */
export function ThemeBadge({ theme }: { theme: GroupTheme }) {
  return <Badge tone={looks[theme].tint}>{groupThemeLabel(theme)}</Badge>;
}
