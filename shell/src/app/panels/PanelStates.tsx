import type { ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { panelSlice, type PanelName } from '@hemvaror/runtime/state/panelSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { Spinner } from '@hemvaror/ui/spinner/Spinner';
import classes from './PanelStates.module.css';

type RemotePanel = Extract<PanelName, 'cart' | 'account'>;

interface UnavailableProps {
  onRetry: () => void;
}

/** Shown while a panel's code is loading. */
export function PanelPending({ panel }: { panel: RemotePanel }) {
  const { t } = useTranslation('shell');
  return (
    <StatePanel panel={panel}>
      <Spinner label={t('layout.loading')} />
    </StatePanel>
  );
}

/** Shown if the cart panel's code cannot be loaded. The cart itself is not affected, and the checkout shows it. */
export function CartUnavailable({ onRetry }: UnavailableProps) {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  return (
    <StatePanel
      panel="cart"
      foot={
        <Link to={pathTo('checkout')} className={buttonClassName({ wide: true })}>
          {t('panel.cart.toCheckout')}
        </Link>
      }
    >
      <p role="alert">{t('panel.cart.unavailable')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('layout.tryAgain')}
      </Button>
    </StatePanel>
  );
}

export function AccountUnavailable({ onRetry }: UnavailableProps) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  return (
    <StatePanel panel="account">
      <p role="alert">{t('panel.account.unavailable')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('layout.tryAgain')}
      </Button>
      {/* Loads a new document, with the live release: the files of this tab's one may be gone. */}
      <a href={pathname + search}>{t('panel.account.reload')}</a>
    </StatePanel>
  );
}

interface StatePanelProps {
  panel: RemotePanel;
  foot?: ReactNode;
  children: ReactNode;
}

function StatePanel({ panel, foot, children }: StatePanelProps) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === panel;

  return (
    <Panel
      name={isOpen ? panel : ''}
      title={t(`panel.${panel}.title`)}
      closeLabel={t('layout.close')}
      onClose={() => dispatch(panelSlice.actions.panelClosed())}
      foot={foot}
      bodyClassName={classes.body}
    >
      {children}
    </Panel>
  );
}
