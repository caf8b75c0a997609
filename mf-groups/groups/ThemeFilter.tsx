import { groupThemes, type GroupTheme } from 'schema/vocabulary';
import { Button, Cluster } from 'kit';

interface ThemeFilterProps {
  /** Null for all of them. */
  theme: GroupTheme | null;
  onChange: (theme: GroupTheme | null) => void;
}

/** One theme or all of them, a button each. */
export function ThemeFilter({ theme, onChange }: ThemeFilterProps) {
  return (
    <Cluster gap={2} role="group" aria-label="Which groups to show">
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
    </Cluster>
  );
}
