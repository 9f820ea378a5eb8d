import type { ReactNode } from 'react';
import type { LoadSlot } from '@storefront/federation/Slots';
import { Slots, SlotsContext } from '@storefront/federation/Slots';
import type { Menu, MenuItem, RootData } from '../data/rootData.ts';
import { Footer } from '../footer/Footer.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { LatePartsContext } from './LateParts.tsx';

/* What tests of the layouts stand on. */

/** A third-level item: that is all its own fields. */
type Leaf = Omit<MenuItem, 'children'>;

export function aLeaf(id: string, label: string, given: Partial<Leaf> = {}): Leaf {
  return {
    id,
    label,
    title: null,
    type: 'category',
    order: Number(id),
    canonicalUrl: `/c/${id}`,
    targetBlank: false,
    hidden: false,
    ...given,
  };
}

export function aMenu(title: string, menuItems: Menu['menuItems']): Menu {
  return { title, menuItems };
}

/** Beslag › Handtag › Stånghandtag, and Varumärken, which has no children. */
export const MAIN_MENU = aMenu('Huvudmeny', [
  {
    ...aLeaf('1', 'Beslag'),
    children: [{ ...aLeaf('11', 'Handtag'), children: [aLeaf('111', 'Stånghandtag')] }],
  },
  { ...aLeaf('2', 'Varumärken', { type: 'custom', canonicalUrl: '/varumarken' }), children: [] },
]);

export function aRoot(given: Partial<RootData> = {}): RootData {
  const columns = ['Handla', 'Kundservice', 'Om oss'].map((title, index) =>
    aMenu(title, [{ ...aLeaf(`${index}`, `Länk i ${title}`), children: [] }]),
  );
  const [footerFirst = null, footerSecond = null, footerThird = null] = columns;
  return {
    channel: {
      id: '1|se',
      defaultMarketId: 'se',
      markets: [
        {
          id: 'se',
          alias: 'se',
          groupKey: 'scandinavia',
          virtual: false,
          onlyDisplayInCheckout: false,
          defaultLanguageId: 'sv-SE',
          allowedLanguages: [],
          country: { name: 'Sweden', code: 'SE' },
          currency: { name: 'Svensk krona', code: 'SEK' },
        },
      ],
    },
    categories: [],
    menus: {
      main: MAIN_MENU,
      mobile: MAIN_MENU,
      topBar: aMenu('Genvägar', [{ ...aLeaf('1', 'Hjälp', { type: 'page', canonicalUrl: '/hjalp' }), children: [] }]),
      footerFirst,
      footerSecond,
      footerThird,
    },
    cart: null,
    ...given,
  };
}

/** Puts an element where it finds its slots; each is the words of its id unless `load` says otherwise. */
export function withSlots(element: ReactNode, load: LoadSlot = wordsOfItsId): ReactNode {
  return (
    <SlotsContext value={new Slots(load)}>
      <LatePartsContext value={{ TopBar, Footer }}>{element}</LatePartsContext>
    </SlotsContext>
  );
}

const wordsOfItsId: LoadSlot = async (id) => ({ Component: () => <p>{id}</p> });
