import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { SegmentedControl } from '@hemvaror/ui/segmented-control/SegmentedControl';
import { Text } from '@hemvaror/ui/text/Text';
import classes from './CustomerChoice.module.css';

/** Selects person or company, and offers the login. A customer's type is read-only: the account defines it. */
export function CustomerChoice() {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const customerType = useSelector(siteSlice.selectors.selectCustomerType);
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const labels = { PERSON: t('checkout.person'), ORGANIZATION: t('checkout.organization') };

  if (userName !== null) {
    return (
      <div className={classes.choice}>
        <p>{labels[customerType]}</p>
        <Text size="small">{t('checkout.signedInAs', { name: userName })}</Text>
      </div>
    );
  }
  return (
    <div className={classes.choice}>
      <SegmentedControl
        legend={t('checkout.buyAs')}
        options={[
          { value: 'PERSON', label: labels.PERSON },
          { value: 'ORGANIZATION', label: labels.ORGANIZATION },
        ]}
        value={customerType}
        onChange={(type) => dispatch(siteSlice.actions.customerTypeChanged(type))}
      />
      <div className={classes.account}>
        <Text size="small">{t('checkout.haveAccount')}</Text>
        <Button
          variant="text"
          size="s"
          onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'login' }))}
        >
          {t('checkout.signIn')}
        </Button>
      </div>
    </div>
  );
}
