import '../theme/fontFiles';
import { useLayoutEffect, type ReactNode } from 'react';
import { GlobalRules } from '../theme/GlobalRules';

/** The choices in the toolbar of Storybook. */
interface Choice {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

interface SurroundingsProps extends Choice {
  children: ReactNode;
}

/** The page around a story: global style, scheme and direction. */
function Surroundings({ scheme, direction, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: 'en', dir: direction });
    document.documentElement.dataset.theme = scheme;
  }, [scheme, direction]);
  return (
    <>
      <GlobalRules />
      {children}
    </>
  );
}

/** The annotations of Storybook for every story. */
const preview = {
  globalTypes: {
    scheme: { toolbar: { title: 'Scheme', items: ['light', 'dark'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  initialGlobals: { scheme: 'light', direction: 'ltr' } satisfies Choice,
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  decorators: [
    (story: () => ReactNode, { globals }: { globals: Choice }) => (
      <Surroundings scheme={globals.scheme} direction={globals.direction}>
        {story()}
      </Surroundings>
    ),
  ],
};

export default preview;
