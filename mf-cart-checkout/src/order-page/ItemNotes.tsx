import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Text } from '@hemvaror/ui/text/Text';
import type { OrderPage_orderFragment } from './OrderPage.generated.ts';

type ItemState = NonNullable<NonNullable<OrderPage_orderFragment['itemStates']>[number]>;

interface ItemNotesProps {
  state: ItemState | undefined;
  /** Whether all refunds of the order made an unpaid invoice smaller. */
  isReduction: boolean;
}

/** Numbers of canceled, withdrawn and refunded items of a line. */
export function ItemNotes({ state, isReduction }: ItemNotesProps) {
  const { t } = useTranslation('cart-checkout');
  if (!state) return null;
  const counts = { canceled: state.canceled, withdrawn: state.withdrawalRequested, refunded: state.refunded };
  const keys = (['canceled', 'withdrawn', 'refunded'] as const).filter((key) => counts[key] > 0);

  return keys.map((key) => (
    <Text key={key} size="small" muted>
      {t(`orderPage.item.${key === 'refunded' && isReduction ? 'reduced' : key}`, { count: counts[key] })}
    </Text>
  ));
}
