import { groupThemes, type GroupTheme } from 'schema/vocabulary';
import { Button, media, role, space, styled } from 'kit';

interface ThemeFilterProps {
  /** Null means all. */
  theme: GroupTheme | null;
  onChange: (theme: GroupTheme | null) => void;
}

/** Buttons for all groups and for each theme. */
export function ThemeFilter({ theme, onChange }: ThemeFilterProps) {
  return (
    <Row role="group" aria-label="Which groups to show">
      {[{ value: null, label: 'All Themes' }, ...groupThemes].map(({ value, label }) => (
        <Chip key={label} size="small" aria-pressed={value === theme} onClick={() => onChange(value)}>
          {label}
        </Chip>
      ))}
    </Row>
  );
}

/** On a phone one line that scrolls sideways, fading at the edges of the screen to show that it continues. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  @media ${media.phone} {
    flex-wrap: nowrap;
    width: calc(100% + 2 * ${space[4]});
    padding: ${space[1]} ${space[8]} ${space[1]} ${space[4]};
    margin-inline: calc(-1 * ${space[4]});
    overflow-x: auto;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
    mask-image: linear-gradient(
      to right,
      transparent,
      black ${space[4]},
      black calc(100% - ${space[8]}),
      transparent
    );

    && {
      max-width: none;
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

    &:hover {
      color: ${role.accentStrong};
      border-color: ${role.accent};
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
