import { createContext, Suspense, use, useState, type ComponentProps, type ComponentType } from 'react';
import { useLocation } from '@storefront/platform/router';
import type { ErrorPageProps } from '../error-pages/ErrorPage.tsx';
import type { Feedback } from '../feedback/Feedback.tsx';
import type { Footer } from '../footer/Footer.tsx';
import type { BoxedSubmenu } from '../header/main-nav/BoxedSubmenu.tsx';
import type { ActionNotice } from '../notice/ActionNotice.tsx';
import type { TopBar } from '../top-bar/TopBar.tsx';
import type { PanelsProps } from './Panels.tsx';
import { useHydrated } from './useHydrated.ts';

type FeedbackProps = ComponentProps<typeof Feedback>;
type TopBarProps = ComponentProps<typeof TopBar>;
type FooterProps = ComponentProps<typeof Footer>;
type ActionNoticeProps = ComponentProps<typeof ActionNotice>;
type BoxedSubmenuProps = ComponentProps<typeof BoxedSubmenu>;

/** Parts of a layout that the server has at hand, while their code reaches the browser with the shopper's first touch. */
export interface LateParts {
  TopBar: ComponentType<TopBarProps>;
  Footer: ComponentType<FooterProps>;
  ConsentBar: ComponentType;
  ErrorPage: ComponentType<ErrorPageProps>;
  RootErrorPage: ComponentType;
  CheckoutHeader: ComponentType;
  /** Of the one kind of navigation that is not the default. */
  BoxedSubmenu: ComponentType<BoxedSubmenuProps>;
  ActionNotice: ComponentType<ActionNoticeProps>;
  /** The browser's alone: they have no markup to begin with. */
  Feedback?: ComponentType<FeedbackProps>;
  Panels?: ComponentType<PanelsProps>;
  KeepInAccount?: ComponentType;
}

export const LatePartsContext = createContext<LateParts | null>(null);

/** The top bar as the server made it, until its code is there: no part of the first view needs it. */
export function LateTopBar(props: TopBarProps) {
  const Part = use(LatePartsContext)?.TopBar;
  return <Suspense>{Part && <Part {...props} />}</Suspense>;
}

/** The question about cookies, likewise; the page's first script shows it (consent/showUnanswered.ts). */
export function LateConsentBar() {
  const Part = use(LatePartsContext)?.ConsentBar;
  return <Suspense>{Part && <Part />}</Suspense>;
}

/** The footer, likewise. */
export function LateFooter(props: FooterProps) {
  const Part = use(LatePartsContext)?.Footer;
  return <Suspense>{Part && <Part {...props} />}</Suspense>;
}

/** The header of focused flows, likewise. */
export function LateCheckoutHeader() {
  const Part = use(LatePartsContext)?.CheckoutHeader;
  return <Suspense>{Part && <Part />}</Suspense>;
}

/** A submenu of the boxed navigation, likewise. */
export function LateBoxedSubmenu(props: BoxedSubmenuProps) {
  const Part = use(LatePartsContext)?.BoxedSubmenu;
  return <Suspense>{Part && <Part {...props} />}</Suspense>;
}

/** What came of a form that was posted without JavaScript, likewise. */
export function LateActionNotice(props: ActionNoticeProps) {
  const Part = use(LatePartsContext)?.ActionNotice;
  return <Suspense>{Part && <Part {...props} />}</Suspense>;
}

/** What opens beside the page: nothing until somebody touches it. */
export function LatePanels(props: PanelsProps) {
  const Part = use(LatePartsContext)?.Panels;
  const isHydrated = useHydrated();
  return isHydrated && <Suspense>{Part && <Part {...props} />}</Suspense>;
}

/** What tells of loading, of being offline, of what happened: nothing until the shopper has touched the page. */
export function LateFeedback() {
  const Part = use(LatePartsContext)?.Feedback;
  const isHydrated = useHydrated();
  const { pathname, hash } = useLocation();
  const [from] = useState({ pathname, hash });
  return isHydrated && <Suspense>{Part && <Part from={from} />}</Suspense>;
}

/** Keeps the scroll position between account pages. */
export function LateKeepInAccount() {
  const Part = use(LatePartsContext)?.KeepInAccount;
  const isHydrated = useHydrated();
  return isHydrated && <Suspense>{Part && <Part />}</Suspense>;
}
