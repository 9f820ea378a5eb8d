import { createContext, Suspense, use, type ComponentType } from 'react';
import type { Footer } from '../footer/Footer.tsx';

/** The server has the footer at hand; the browser gets one whose code comes with the shopper's first touch. */
export const FooterContext = createContext<ComponentType<Parameters<typeof Footer>[0]> | null>(null);

/** The footer as the server made it, until its code is there: no part of the first view needs it. */
export function LateFooter(props: Parameters<typeof Footer>[0]) {
  const FooterPart = use(FooterContext);
  return <Suspense>{FooterPart && <FooterPart {...props} />}</Suspense>;
}
