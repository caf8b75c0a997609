import { useEffect, useRef, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { Heading } from '../../ui/Text/Heading';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { useAreas } from '../areas/areas';
import { page } from '../page/page';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  replace?: boolean;
}

/**
 * A link within the site, which begins to fetch the area behind it as soon as somebody means to go there. (The
 * router's own link carries what only its framework mode uses.)
 */
export function Link({ to, replace, onClick, children, ...attributes }: LinkProps) {
  const { preload } = useAreas();
  const prepare = () => preload(to);
  const follow = useLinkClickHandler(to, { replace, target: attributes.target });
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
    >
      {children}
    </a>
  );
}

/** What the browser calls a page; the first page has the product's name alone. */
function documentTitle(title: string): string {
  return title === page.productName ? title : `${title} · ${page.productName}`;
}

interface PageHeadingProps {
  /** The document's title; the h1's text unless `children` say otherwise. */
  title: string;
  children?: ReactNode;
  isHidden?: boolean;
}

let pagesShown = 0;
let lastPath: string | null = null;

/**
 * The page's h1. When the route has changed, it names the document and takes the focus, so that a keyboard and a
 * screen reader begin where the page begins.
 */
export function PageHeading({ title, children = title, isHidden = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    if (pathname === lastPath) return;
    lastPath = pathname;
    pagesShown += 1;
    const isFirstPage = pagesShown === 1;
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  const h1 = (
    <Heading level={1} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
  return isHidden ? <VisuallyHidden>{h1}</VisuallyHidden> : h1;
}
