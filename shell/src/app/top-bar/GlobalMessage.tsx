import { useShop } from '@hemvaror/runtime/shop/shop';
import classes from './GlobalMessage.module.css';

/** The configured message to all visitors, above every page. Part of the server markup, so the layout does not shift (TOP-07). */
export function GlobalMessage() {
  const { globalMessage } = useShop().config;
  if (!globalMessage) return null;

  return (
    <p className={classes.message} role="alert">
      {globalMessage}
    </p>
  );
}
