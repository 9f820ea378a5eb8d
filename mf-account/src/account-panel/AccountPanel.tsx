import { useRef, type ComponentType } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import type { UserInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { PanelAhead } from '@hemvaror/ui/panel/PanelAhead';
import { Text } from '@hemvaror/ui/text/Text';
import classes from './AccountForm.module.css';
import type { AccountFormProps, AccountFrameName } from './accountFormProps.ts';
import { RequestPasswordResetDocument, UpdateUserDocument } from './AccountPanel.generated.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { CreateForm } from './CreateForm.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';

const NAME = 'account';
const FORMS: Record<AccountFrameName, ComponentType<AccountFormProps>> = {
  login: LoginForm,
  create: CreateForm,
  forgot: ForgotForm,
  change: ChangePasswordForm,
};
/** Target of the button in the footer of the panel. The password change has no button. */
const OTHER_FRAME: Partial<Record<AccountFrameName, AccountFrameName>> = {
  login: 'create',
  create: 'login',
  forgot: 'login',
};

/** The side panel with login, registration, forgotten password and password change (ACCOUNT-01). */
export function Component() {
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === NAME;
  return (
    <PanelAhead isOpen={isOpen}>
      <AccountPanel />
    </PanelAhead>
  );
}

function AccountPanel() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const operations = useOperations();
  const requestedFrame = useSelector(panelSlice.selectors.selectPanelFrame);
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const frame = frameOf(requestedFrame, userName !== null);
  const form = useRef<HTMLFormElement>(null);
  const Form = FORMS[frame];
  const other = OTHER_FRAME[frame];

  function show(next: AccountFrameName): void {
    dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: next }));
    // Wait until the other form is rendered, then focus its first field.
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }
  const requestLink = (email: string) =>
    operations.executeWithRefusals({ document: RequestPasswordResetDocument, variables: { email } });
  const savePreferences = (user: UserInputType) =>
    operations.mutate({ document: UpdateUserDocument, variables: { user } });
  const close = () => void dispatch(panelSlice.actions.panelClosed());

  return (
    <Panel
      name={NAME}
      frame={frame}
      title={t(`${frame}.title`)}
      from="bottom"
      closeLabel={t('panel.close')}
      onClose={close}
      foot={
        other && (
          <div className={classes.foot}>
            {frame === 'login' && <Text size="small">{t('login.invitation')}</Text>}
            <Button variant="secondary" wide onClick={() => show(other)}>
              {t(`${frame}.other`)}
            </Button>
          </div>
        )
      }
    >
      <Form ref={form} close={close} show={show} requestLink={requestLink} savePreferences={savePreferences} />
    </Panel>
  );
}

/** Visitors cannot change a password: they get the login. */
function frameOf(requested: string | null, isCustomer: boolean): AccountFrameName {
  if (requested === 'create' || requested === 'forgot') return requested;
  return requested === 'change' && isCustomer ? requested : 'login';
}
