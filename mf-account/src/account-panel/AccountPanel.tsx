import { useRef } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { panelSlice } from '@storefront/store/panelSlice';
import { Button } from '@storefront/ui/button/Button';
import { Panel } from '@storefront/ui/panel/Panel';
import { Text } from '@storefront/ui/text/Text';
import classes from './AccountForm.module.css';
import { CreateForm } from './CreateForm.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The side panel in which a visitor logs in or creates an account (ACCOUNT-01). */
export function Component() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const name = useSelector(panelSlice.selectors.selectPanelName);
  const frame = useSelector(panelSlice.selectors.selectPanelFrame) === 'create' ? 'create' : 'login';
  const form = useRef<HTMLFormElement>(null);
  const Form = frame === 'create' ? CreateForm : LoginForm;

  function switchFrame(): void {
    dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: frame === 'login' ? 'create' : 'login' }));
    // Once the other form stands there: its first field is where the shopper goes on.
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }

  return (
    <Panel
      name={name === 'account' ? name : ''}
      frame={frame}
      title={t(`${frame}.title`)}
      from="bottom"
      closeLabel={t('panel.close')}
      onClose={() => dispatch(panelSlice.actions.panelClosed())}
      foot={
        <div className={classes.foot}>
          {frame === 'login' && <Text size="small">{t('login.invitation')}</Text>}
          <Button variant="secondary" wide onClick={switchFrame}>
            {t(`${frame}.other`)}
          </Button>
        </div>
      }
    >
      <Form ref={form} />
    </Panel>
  );
}
