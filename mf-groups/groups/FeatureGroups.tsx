import { useLingui } from '@lingui/react/macro';
import { css, Heading, space, styled } from 'kit';
import { BrowseGroups } from './BrowseGroups';
import { StartGroup } from './StartGroup';
import { ThemeFilter } from './ThemeFilter';
import { useGroupPage } from './useGroupPage';
import { useThemeFilter } from './useThemeFilter';

/** All groups with a filter by theme, and the button to start one (specification, section 2, Features). */
export function FeatureGroups() {
  const { t } = useLingui();
  const { theme, setTheme } = useThemeFilter();
  const pages = useGroupPage(theme);

  return (
    <Frame $isEmpty={pages.page?.groups.length === 0}>
      <Heading level={2}>{t`Prayer Groups`}</Heading>
      <Start>
        <StartGroup />
      </Start>
      <ThemeFilter theme={theme} onChange={setTheme} />
      <BrowseGroups pages={pages} headingLevel={3} invitesVisitors />
    </Frame>
  );
}

const Start = styled.div`
  display: grid;
  justify-items: center;
`;

/**
 * The button is beside the heading, or in the middle of an empty list. It is moved by layout alone: a press while the
 * list arrives is not lost.
 */
const Frame = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[3]};
  align-items: center;

  /* The button is below it where a long word leaves too little. */
  > h2 {
    flex: 1 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
  }

  > :nth-child(n + 3) {
    flex: 1 0 100%;
    min-width: 0;
  }

  ${({ $isEmpty }) =>
    $isEmpty &&
    css`
      > ${Start} {
        flex: 1 0 100%;
        order: 1;
        margin-block: calc(-1 * ${space[9]}) ${space[9]};
      }
    `}
`;
