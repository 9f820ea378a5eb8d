import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import classes from './AccountOffer.module.css';

/** Offers a guest an account, with the email of the order in the form. Renders nothing for a customer. */
export function AccountOffer({ email }: { email: string | null }) {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const isSignedIn = useSelector(sessionSlice.selectors.selectUserName) !== null;
  if (isSignedIn) return null;

  return (
    <section className={classes.offer}>
      <Heading size="part" as="h2">
        {t('confirmation.account.title')}
      </Heading>
      <Text size="small" muted>
        {t('confirmation.account.text')}
      </Text>
      <Button
        variant="secondary"
        onClick={() =>
          dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'create', email: email ?? undefined }))
        }
      >
        {t('confirmation.account.create')}
      </Button>
    </section>
  );
}
