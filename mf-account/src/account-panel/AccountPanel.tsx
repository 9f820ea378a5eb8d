import { useRef, type ComponentType } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import type { UserInputType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { Text } from '@hemvaror/ui/text/Text';
import classes from './AccountForm.module.css';
import type { AccountFormProps, AccountFrameName } from './accountFormProps.ts';
import { RequestPasswordResetDocument, UpdateUserDocument } from './AccountPanel.generated.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { CreateForm } from './CreateForm.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';

const FORMS: Record<AccountFrameName, ComponentType<AccountFormProps>> = {
  login: LoginForm,
  create: CreateForm,
  forgot: ForgotForm,
  change: ChangePasswordForm,
};
/** Where the button in the panel's foot leads; a password is changed or not. */
const OTHER: Partial<Record<AccountFrameName, AccountFrameName>> = {
  login: 'create',
  create: 'login',
  forgot: 'login',
};

/** The side panel for who logs in, creates an account, has forgotten the password or changes it (ACCOUNT-01). */
export function Component() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const operations = useOperations();
  const name = useSelector(panelSlice.selectors.selectPanelName);
  const asked = useSelector(panelSlice.selectors.selectPanelFrame);
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const frame = frameOf(asked, userName !== null);
  const form = useRef<HTMLFormElement>(null);
  const Form = FORMS[frame];
  const other = OTHER[frame];

  function show(next: AccountFrameName): void {
    dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: next }));
    // Once the other form stands there: its first field is where the shopper goes on.
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }
  const requestLink = (email: string) =>
    operations.executeWithRefusals({ document: RequestPasswordResetDocument, variables: { email } });
  const saveChoices = (user: UserInputType) => operations.mutate({ document: UpdateUserDocument, variables: { user } });
  const close = () => void dispatch(panelSlice.actions.panelClosed());

  return (
    <Panel
      name={name === 'account' ? name : ''}
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
      <Form ref={form} close={close} show={show} requestLink={requestLink} saveChoices={saveChoices} />
    </Panel>
  );
}

/** Nobody but a customer has a password to change. */
function frameOf(asked: string | null, isCustomer: boolean): AccountFrameName {
  if (asked === 'create' || asked === 'forgot') return asked;
  return asked === 'change' && isCustomer ? asked : 'login';
}
