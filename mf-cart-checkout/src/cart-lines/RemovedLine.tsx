import { useEffect, useRef, useState } from 'react';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import type { CartLine } from '@hemvaror/runtime/cart/cartSession';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { ProductPicture } from '@hemvaror/commerce-ui/picture/ProductPicture';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Button } from '@hemvaror/ui/button/Button';
import { FieldError } from '@hemvaror/ui/field/FieldError';
import { Text } from '@hemvaror/ui/text/Text';
import { useCountdown } from '../useCountdown.ts';
import { lineDetails } from './lineDetails.ts';
import classes from './RemovedLine.module.css';

/** Not counting the time while the row has the focus or the pointer, so that no shopper is too slow (WCAG 2.2.1). */
const UNDO_DURATION_MS = 10_000;

interface RemovedLineProps {
  line: CartLine;
  /** Called before the request. */
  onRestore: () => void;
  /** Must move the focus: the focused button is removed with this row. */
  onRestored: () => void;
  onExpire: () => void;
}

/** The place of a removed line, with a button that puts it back. Takes the focus, which the removed button had. */
export function RemovedLine({ line, onRestore, onRestored, onExpire }: RemovedLineProps) {
  const { t } = useTranslation('cart-checkout');
  const { locale } = useShop();
  const { add } = useCart();
  const row = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { name, fileName, stock } = lineDetails(line);
  const text = t('line.removed', { name });

  useEffect(() => row.current?.focus({ preventScroll: true }), []);
  useCountdown(UNDO_DURATION_MS, isHovered || hasFocus || isRestoring, onExpire);

  async function restore(): Promise<void> {
    if (isRestoring) return;
    setIsRestoring(true);
    setError(null);
    onRestore();
    const { skuId, quantity, message } = line;
    try {
      // Silent: the line itself is the confirmation, not the added-to-cart notice.
      const result = await add({ skuId, quantity, ...(message && { message }) }, { isSilent: true });
      if (result.ok) onRestored();
      else if (result.limit) setError(limitText(result.limit, locale));
      else setError(t(`line.refusal.${result.reason}`, { stock: stock?.totalStock ?? 0 }));
    } catch {
      // Every error has the same remedy: try again.
      setError(t('line.failed'));
    }
    setIsRestoring(false);
  }

  return (
    <li className={classes.item}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they pause the countdown; the element is not a control */}
      <div
        ref={row}
        role="group"
        aria-label={text}
        tabIndex={-1}
        className={classes.row}
        onMouseOver={() => setIsHovered(true)}
        onMouseLeave={() => setIsHovered(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      >
        {fileName ? (
          <ProductPicture fileName={fileName} alt="" sizes="56px" className={classes.picture} />
        ) : (
          <span className={classes.picture} aria-hidden="true" />
        )}
        <Text size="small">{text}</Text>
        <Button variant="text" size="s" loading={isRestoring} onClick={() => void restore()}>
          {t('line.undo')}
        </Button>
      </div>
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </li>
  );
}
