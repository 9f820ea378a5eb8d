import type { ReactNode } from 'react';
import type { LoadSlot } from '@hemvaror/runtime/slots/Slots';
import { Slots, SlotsContext } from '@hemvaror/runtime/slots/Slots';
import type { RootData } from '../app/data/rootData.ts';
import type { DisplayMenuItem, DisplayMenu } from '../app/menu/toDisplayMenu.ts';
import { aChannel, aMarket } from './aChannel.ts';

/* Test data of the layouts. */

/** A menu item without children. */
export function aLeaf(
  id: string,
  label: string,
  overrides: Partial<DisplayMenuItem<never>> = {},
): DisplayMenuItem<never> {
  return { label, type: 'category', path: `/c/${id}`, children: [], ...overrides };
}

/** Beslag › Handtag › Stånghandtag, Beslag › Knoppar, Beslag › an image, and Varumärken and Rea, which have no children. */
export const MAIN_MENU: DisplayMenu = {
  title: 'Huvudmeny',
  items: [
    {
      ...aLeaf('1', 'Beslag'),
      children: [
        { ...aLeaf('11', 'Handtag'), children: [aLeaf('111', 'Stånghandtag')] },
        aLeaf('12', 'Knoppar'),
        aLeaf('13', 'Mässing som får åldras', { type: 'image', image: 'brass.webp' }),
      ],
    },
    aLeaf('2', 'Varumärken', { type: 'custom', path: '/varumarken' }),
    aLeaf('3', 'Rea', { type: 'discountCampaign', path: '/dc/hostrea' }),
  ],
};

export function aRoot(overrides: Partial<RootData> = {}): RootData {
  const columns = ['Handla', 'Kundservice', 'Om oss'].map((title, index) => ({
    title,
    items: [aLeaf(`${index}`, `Länk i ${title}`)],
  }));
  const [footerFirst = null, footerSecond = null, footerThird = null] = columns;
  return {
    channel: aChannel('se', [aMarket('se', [], { country: { name: 'Sweden', code: 'SE' } })]),
    categories: [],
    menus: {
      main: MAIN_MENU,
      topBar: { title: 'Genvägar', items: [aLeaf('1', 'Hjälp', { type: 'page', path: '/hjalp' })] },
      footerFirst,
      footerSecond,
      footerThird,
    },
    year: 2026,
    cart: null,
    ...overrides,
  };
}

/** Provides slots to an element. Without `load` each slot renders its id. */
export function withSlots(element: ReactNode, load: LoadSlot = renderId): ReactNode {
  return <SlotsContext value={new Slots(load)}>{element}</SlotsContext>;
}

const renderId: LoadSlot = async (id) => ({ Component: () => <p>{id}</p> });
