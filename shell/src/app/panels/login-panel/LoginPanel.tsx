import { limitText } from '@hemvaror/domain/failure/limitText';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { usePathTo } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Checkbox } from '@hemvaror/ui/choice/Checkbox';
import { Field } from '@hemvaror/ui/field/Field';
import { PasswordField } from '@hemvaror/ui/field/PasswordField';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { Text } from '@hemvaror/ui/text/Text';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { loginRequestPath } from '../../navigation/loginRequest.ts';
import { useLogin, type LoginFailure } from './useLogin.ts';
import classes from './LoginPanel.module.css';

const NAME = 'account';

/**
 * The account panel of the checkout, whose document loads no code of mf-account (OP-67): the login alone. A forgotten password is
 * handled by the account panel of the home page, which leads back.
 */
export function LoginPanel() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === NAME;
  const close = () => void dispatch(panelSlice.actions.panelClosed());

  return (
    <Panel
      name={isOpen ? NAME : ''}
      title={t('login.title')}
      from="bottom"
      closeLabel={t('layout.close')}
      onClose={close}
      foot={<Text size="small">{t('login.withoutAccount')}</Text>}
    >
      <LoginForm onDone={close} />
    </Panel>
  );
}

function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shell');
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  const { failure, invalid, isBusy, submit } = useLogin(onDone);

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {failure && <Failure failure={failure} />}
      <Field
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={invalid.includes('email') ? t('newsletter.EMAIL_ERROR_NOT_VALID') : undefined}
      />
      <PasswordField
        label={t('login.password')}
        revealLabel={t('login.reveal')}
        name="password"
        autoComplete="current-password"
        required
        error={invalid.includes('password') ? t('login.noPassword') : undefined}
      />
      <div className={classes.row}>
        <Checkbox name="remember" defaultChecked>
          {t('login.remember')}
        </Checkbox>
        <Link to={loginRequestPath(pathTo('index'), pathname)} className={textLinkClassName()}>
          {t('login.forgotten')}
        </Link>
      </div>
      <Button type="submit" wide loading={isBusy}>
        {t('login.title')}
      </Button>
    </form>
  );
}

function Failure({ failure }: { failure: LoginFailure }) {
  const { t } = useTranslation('shell');
  const { locale } = useShop();
  return (
    <Notice tone="error" announce="assertive">
      <p>{typeof failure === 'object' ? limitText(failure, locale) : t(`login.${failure}`)}</p>
    </Notice>
  );
}
