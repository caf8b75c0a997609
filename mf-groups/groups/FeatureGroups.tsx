import { useLingui } from '@lingui/react/macro';
import { css, Heading, media, space, styled } from 'kit';
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
  justify-self: end;
`;

/**
 * The button is beside the heading, or in the middle of an empty list. It is moved by layout alone: a press while the
 * list arrives is not lost.
 */
const Frame = styled.div<{ $isEmpty: boolean }>`
  display: grid;
  /* Long words of some languages leave the button less. */
  grid-template-columns: minmax(0, 1fr) fit-content(60%);
  gap: ${space[4]} ${space[3]};
  align-items: center;

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
    min-width: 0;
  }

  ${({ $isEmpty }) =>
    $isEmpty &&
    css`
      > :nth-child(4) {
        grid-row: 3;
      }

      > ${Start} {
        grid-row: 4;
        grid-column: 1 / -1;
        justify-self: center;
        margin-block: calc(-1 * ${space[9]}) ${space[9]};
      }
    `}

  @media ${media.phone} {
    gap: ${space[4]} ${space[3]};
  }
`;
