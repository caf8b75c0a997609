import { groupThemes, type GroupTheme } from 'schema/vocabulary';
import { Button, media, space, styled } from 'kit';

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
        <Button
          key={label}
          variant={value === theme ? 'primary' : 'secondary'}
          aria-pressed={value === theme}
          onClick={() => onChange(value)}
        >
          {label}
        </Button>
      ))}
    </Row>
  );
}

/** On a phone one line that scrolls sideways, cut at the edge of the screen to show that it continues. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  @media ${media.phone} {
    flex-wrap: nowrap;
    padding: ${space[1]} ${space[4]};
    margin-inline: calc(-1 * ${space[4]});
    overflow-x: auto;
    scrollbar-width: none;
    overscroll-behavior-x: contain;

    > * {
      flex: none;
    }
  }
`;
