import type { ReactNode } from 'react';
import { RemoteSlot } from '@storefront/federation/RemoteSlot';
import type { RootData } from '../data/rootData.ts';
import type { LayoutName } from '../pages.ts';

interface LayoutProps {
  name: LayoutName;
  root: RootData;
  children: ReactNode;
}

/** The frame of a page, by name (LAYOUT-11). */
export function Layout({ name, root, children }: LayoutProps) {
  return (
    <>
      <header data-layout={name}>
        {root.menus.main?.title}
        <RemoteSlot id="mf-search/SearchBox" hydrate="onTouch" />
      </header>
      <main id="content">{children}</main>
    </>
  );
}
