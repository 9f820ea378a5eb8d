import { useSyncExternalStore } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { InfoIcon } from '@hemvaror/ui/icons/InfoIcon';
import classes from './OfflineNotice.module.css';

/** Notice while the browser is offline (STATE-18). The live region is always rendered, in a fixed position without layout shift. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);

  return (
    <output className={classes.position}>
      {!isOnline && (
        <span className={classes.notice}>
          <InfoIcon />
          {t('layout.offline')}
        </span>
      )}
    </output>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
