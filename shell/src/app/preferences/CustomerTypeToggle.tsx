import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { SegmentedControl } from '@hemvaror/ui/segmented-control/SegmentedControl';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import { useCustomerTypeChange } from './useCustomerTypeChange.ts';

/** If configured: person or organization, which decides whether prices include VAT (TOP-03, PRICE-10). Customers have it in their account. */
export function CustomerTypeToggle({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { customerTypeToggle } = useShop().config;
  const change = useCustomerTypeChange();
  const isSignedIn = useSelector(sessionSlice.selectors.selectUserName) !== null;
  const type = useSelector(siteSlice.selectors.selectCustomerType);
  const names = { PERSON: t('topBar.person'), ORGANIZATION: t('topBar.organization') };

  if (!customerTypeToggle) return null;
  if (isSignedIn) {
    return (
      <span className={className}>
        <VisuallyHidden>{t('topBar.customerType')}</VisuallyHidden> {names[type]}
      </span>
    );
  }

  return (
    <SegmentedControl
      className={className}
      legend={t('topBar.customerType')}
      options={[
        { value: 'PERSON', label: names.PERSON },
        { value: 'ORGANIZATION', label: names.ORGANIZATION },
      ]}
      value={type}
      onChange={change}
    />
  );
}
