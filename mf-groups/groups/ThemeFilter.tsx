import { useLingui } from '@lingui/react/macro';
import { groupThemes, type GroupTheme } from 'schema/vocabulary';
import { themeNames } from '../vocabularyNames';
import { Button, media, role, space, styled } from 'kit';

interface ThemeFilterProps {
  /** Null means all. */
  theme: GroupTheme | null;
  onChange: (theme: GroupTheme | null) => void;
}

/** Buttons for all groups and for each theme. */
export function ThemeFilter({ theme, onChange }: ThemeFilterProps) {
  const { t } = useLingui();
  return (
    <Row role="group" aria-label={t`Which groups to show`}>
      {[null, ...groupThemes.map(({ value }) => value)].map((value) => (
        <Chip key={value} size="small" aria-pressed={value === theme} onClick={() => onChange(value)}>
          {value ? t(themeNames[value]) : t`All Themes`}
        </Chip>
      ))}
    </Row>
  );
}

/**
 * As many rows as needed, or below the width of a desktop one line that scrolls sideways and fades at the edges of the screen to
 * show that it continues.
 */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  @media not all and ${media.desktop} {
    flex-wrap: nowrap;
    width: calc(100% + 2 * var(--page-gutter));
    padding-block: ${space[1]};
    padding-inline: var(--page-gutter) ${space[7]};
    margin-inline: calc(-1 * var(--page-gutter));
    overflow-x: auto;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
    mask-image: linear-gradient(
      var(--along, to right),
      transparent,
      black var(--page-gutter),
      black calc(100% - ${space[7]}),
      transparent
    );

    && {
      max-width: none;
    }

    &:dir(rtl) {
      --along: to left;
    }

    > * {
      flex: none;
    }
  }
`;

/** Quieter than the buttons that act. */
const Chip = styled(Button)`
  &&:not([aria-pressed='true']) {
    color: ${role.inkSoft};
    border-color: ${role.line};

    @media ${media.canHover} {
      &:hover {
        color: ${role.accentStrong};
        border-color: ${role.accent};
      }
    }
  }

  &&[aria-pressed='true'] {
    color: ${role.accentStrong};
    background: ${role.accentSoft};
    border-color: ${role.accent};
  }

  @media ${media.phone} {
    min-height: 2.75rem;
  }

  @media (forced-colors: active) {
    &&[aria-pressed='true'] {
      outline: 2px solid;
      outline-offset: -4px;
    }
  }
`;
