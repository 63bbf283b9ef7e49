import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useKitTexts } from '../languages/use-error-text.js';

/** The path whose heading was shown last. It outlives the pages, and there is one for the document. */
let shownPath: string | undefined;

/** The page's only `h1`. It takes the focus on a page change, so that a screen reader begins there; not on the first load. */
export function PageHeading({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isPageChange = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    if (isPageChange) heading.current?.focus();
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

/** Names the document: 'Practice · Transcreate'; the brand alone without a title. */
export function usePageTitle(title: string): void {
  const brand = useKitTexts()('brand');
  useEffect(() => {
    document.title = title === '' ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}
