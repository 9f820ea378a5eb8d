import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';

/** Rendered after the session of a customer has ended in the checkout. The login restores the cart and the typed text. */
export function LoggedOutCheckout() {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();

  return (
    <PageContainer>
      {/* It replaces the checkout while the shopper uses it. */}
      <div role="alert">
        <EmptyState
          as="h1"
          title={t('loggedOut.title')}
          action={
            <Button onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'login' }))}>
              {t('checkout.signIn')}
            </Button>
          }
        >
          {t('loggedOut.text')}
        </EmptyState>
      </div>
    </PageContainer>
  );
}
