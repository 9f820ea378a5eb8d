import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { NotifyPanel } from './deferredNotifyPanel.ts';
import classes from './NotifyLine.module.css';

/** Sold-out note of a size, with a button for the back-in-stock mail. */
export function NotifyLine({ size, onNotify }: { size: string; onNotify: () => void }) {
  const { t } = useTranslation('catalog');
  return (
    <p className={classes.line}>
      <span>{t('notify.soldOut', { size })}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('notify.openFor', { size })}
        {...NotifyPanel.intent}
        onClick={onNotify}
      >
        {t('notify.open')}
      </button>
    </p>
  );
}
