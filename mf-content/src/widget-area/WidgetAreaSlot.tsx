import { WidgetArea } from './WidgetArea.tsx';
import type { SlotArea } from './WidgetAreaSlot.loader.ts';

export function Component({ data }: { data: SlotArea }) {
  return <WidgetArea area={data} placement="part" />;
}
