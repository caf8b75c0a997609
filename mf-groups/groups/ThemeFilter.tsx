import { groupThemes, type GroupTheme } from 'schema/vocabulary';
import { Button, media, space, styled } from 'kit';

interface ThemeFilterProps {
  /** Null for all of them. */
  theme: GroupTheme | null;
  onChange: (theme: GroupTheme | null) => void;
}

/** One theme or all of them, a button each. */
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

/** On a phone one line to push along, as wide as the screen, so that one sees that it goes on. */
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
