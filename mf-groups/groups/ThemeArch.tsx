import { msg } from '@lingui/core/macro';
import type { GroupTheme } from 'schema/vocabulary';
import { lazyPart, radius, styled, tint, type TintName } from 'kit';
import { themeTints } from './themes';

/** Few bytes for each theme, but twelve of them: the first view has the arch alone. */
const ThemeSign = lazyPart(msg`The sign`, async () => (await import('./ThemeSign')).ThemeSign);

/** The sign of a group's theme in the arch of the logo. Decorative: the badge names the theme. */
export function ThemeArch({ theme, width = '3.25rem' }: { theme: GroupTheme; width?: string }) {
  return (
    <Arch aria-hidden="true" $tint={themeTints[theme]} $width={width}>
      <ThemeSign theme={theme} loading={null} failed={() => null} />
    </Arch>
  );
}

export const Arch = styled.span<{ $tint: TintName; $width: string }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $width }) => $width};
  aspect-ratio: 9 / 10;
  color: ${({ $tint }) => tint[$tint].ink};
  background: ${({ $tint }) => tint[$tint].surface};
  border-radius: ${radius.arch};

  svg {
    width: 46%;
    height: auto;
    stroke-width: 1.6;
  }

  /* Without its surface. */
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
