import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { OLD_BROWSER_ID } from '../../first-view/inline-scripts/oldBrowserScript.ts';

/** Message that the browser is too old (HEAD-23). Hidden, until a script that only old browsers run shows it. */
export function OldBrowserMessage() {
  const { t } = useTranslation('shell');

  return (
    <p id={OLD_BROWSER_ID} role="alert" hidden>
      {t('topBar.oldBrowser')}
    </p>
  );
}
