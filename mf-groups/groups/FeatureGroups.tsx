import { Cluster, Heading, Stack } from 'kit';
import { BrowseGroups } from './BrowseGroups';
import { StartGroup } from './StartGroup';
import { ThemeFilter } from './ThemeFilter';
import { useThemeFilter } from './useThemeFilter';

/** All groups with a filter by theme, and the button to start one (specification, section 2, Features). */
export function FeatureGroups() {
  const { theme, setTheme } = useThemeFilter();

  return (
    <Stack gap={5}>
      <Cluster justify="space-between">
        <Heading level={2}>Prayer Groups</Heading>
        <StartGroup />
      </Cluster>
      <ThemeFilter theme={theme} onChange={setTheme} />
      <BrowseGroups theme={theme} headingLevel={3} invitesVisitors />
    </Stack>
  );
}
