import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { NotifyPanel } from './deferredNotifyPanel.ts';
import classes from './NotifyLine.module.css';

/** Says that a size is sold out, and offers a mail when it is back. */
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
