import { useState } from 'react';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { Text } from '@hemvaror/ui/text/Text';
import { NotifyForm } from './NotifyForm.tsx';
import classes from './NotifyPanel.module.css';
import { useProductTranslation } from '../messages/useProductTranslation.ts';

interface NotifyPanelProps {
  productName: string;
  skuId: number;
  /** Null if there is only one. */
  size: string | null;
  onClose: () => void;
}

/** Panel to subscribe to a back-in-stock mail (PRODUCT-13). */
export function NotifyPanel({ productName, skuId, size, onClose }: NotifyPanelProps) {
  const { t } = useProductTranslation();
  /** The registered address; null until the registration succeeds. */
  const [registered, setRegistered] = useState<string | null>(null);

  return (
    <Panel
      name="notify"
      frame={String(skuId)}
      from="bottom"
      title={t('notify.open')}
      closeLabel={t('close')}
      onClose={onClose}
      bodyClassName={classes.body}
    >
      <div>
        <p className={classes.product}>{productName}</p>
        {size && <Text muted>{t('notify.size', { size })}</Text>}
      </div>
      {registered === null ? (
        <NotifyForm skuId={skuId} onRegistered={setRegistered} />
      ) : (
        <p ref={takeFocus} tabIndex={-1} className={classes.done}>
          {t('notify.done', { email: registered })}
        </p>
      )}
    </Panel>
  );
}

/** Focuses the confirmation that replaces the form, so that screen readers announce it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
