import { useLingui } from '@lingui/react/macro';
import type { GroupTheme } from 'schema/vocabulary';
import { Badge } from 'kit';
import { themeNames } from '../vocabularyNames';
import { themeTints } from './themes';

/** The theme of a group. */
export function ThemeBadge({ theme }: { theme: GroupTheme }) {
  const { t } = useLingui();
  return <Badge tone={themeTints[theme]}>{t(themeNames[theme])}</Badge>;
}
