import { useEffect, useRef, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { Heading } from '../../ui/Text/Heading';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { useAreas } from '../areas/areas';
import { documentTitle } from 'schema/documentTitle';
import { page } from '../page/page';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  replace?: boolean;
  /** Stored in the history entry. */
  state?: unknown;
}

/**
 * A link within the site, which preloads its area and its data when the pointer or the focus is on it. (The router's own link
 * includes code that only its framework mode uses.)
 */
export function Link({ to, replace, state, onClick, children, ...attributes }: LinkProps) {
  const { preload } = useAreas();
  const prepare = () => preload(to);
  const follow = useLinkClickHandler(to, { replace, state, target: attributes.target });
  return (
    <a
      {...attributes}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onMouseEnter={prepare}
      onFocus={prepare}
      onPointerDown={() => preload(to, true)}
    >
      {children}
    </a>
  );
}

interface PageHeadingProps {
  /** The document's title, and the h1's text unless there are `children`. */
  title: string;
  children?: ReactNode;
  isHidden?: boolean;
}

let pagesShown = 0;
let lastPath: string | null = null;

/**
 * The page's h1. When the route has changed, it sets the document's title and takes the focus, so that keyboard and
 * screen reader start at the beginning of the page.
 */
export function PageHeading({ title, children = title, isHidden = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = documentTitle(title, page.productName);
  }, [title]);

  useEffect(() => {
    if (pathname === lastPath) return;
    lastPath = pathname;
    pagesShown += 1;
    const isFirstPage = pagesShown === 1;
    // Going back gives the focus to the link that was followed.
    const isTaken = document.activeElement?.closest('main a');
    if (!isFirstPage && !isTaken) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  const h1 = (
    <Heading level={1} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
  return isHidden ? <VisuallyHidden>{h1}</VisuallyHidden> : h1;
}
