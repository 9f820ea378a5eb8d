import { useState } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { Text } from '@hemvaror/ui/text/Text';
import { NotifyForm } from './NotifyForm.tsx';
import classes from './NotifyPanel.module.css';

interface NotifyPanelProps {
  productName: string;
  skuId: number;
  /** Null where there is only one. */
  size: string | null;
  onClose: () => void;
}

/** Takes an address for the mail that says that something is back (PRODUCT-13). */
export function NotifyPanel({ productName, skuId, size, onClose }: NotifyPanelProps) {
  const { t } = useTranslation('catalog');
  /** The address that was registered; null until one is. */
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

/** The form that had the focus is gone; what took its place is read out by being focused. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
