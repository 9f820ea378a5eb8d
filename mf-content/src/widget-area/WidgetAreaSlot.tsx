import type { SlotLoaderArgs } from '@storefront/federation/contract';
import type { SlotArea } from './loadSlotAreas.ts';
import { WidgetArea } from './WidgetArea.tsx';

export async function loader(args: SlotLoaderArgs): Promise<Record<string, SlotArea>> {
  const { loadSlotAreas } = await import('./loadSlotAreas.ts');
  return loadSlotAreas(args);
}

export function Component({ data }: { data: SlotArea }) {
  return <WidgetArea area={data} place="part" />;
}
