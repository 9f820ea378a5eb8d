import { useTranslation } from '@storefront/platform/i18next';
import { prefetch } from '@storefront/ui/late/prefetch';
import { loadNotifyPanel } from './loadNotifyPanel.ts';
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
        onPointerEnter={() => prefetch(loadNotifyPanel)}
        onFocus={() => prefetch(loadNotifyPanel)}
        onClick={onNotify}
      >
        {t('notify.open')}
      </button>
    </p>
  );
}
