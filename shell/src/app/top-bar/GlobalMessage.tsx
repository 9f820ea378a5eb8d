import { useShop } from '@hemvaror/runtime/shop/shop';
import classes from './GlobalMessage.module.css';

/** The red line above every page, with what every visitor should know; in the document from the start, so nothing moves (TOP-07). */
export function GlobalMessage() {
  const { globalMessage } = useShop().config;
  if (!globalMessage) return null;

  return (
    <p className={classes.message} role="alert">
      {globalMessage}
    </p>
  );
}
