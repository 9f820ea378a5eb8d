import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { siteSlice } from '@storefront/store/siteSlice';
import { SegmentedControl } from '@storefront/ui/segmented-control/SegmentedControl';

/** Person or company: also decides whether prices show with VAT (TOP-03, PRICE-10). */
export function CustomerTypeToggle({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();

  return (
    <SegmentedControl
      className={className}
      legend={t('topBar.customerType')}
      options={[
        { value: 'PERSON', label: t('topBar.person') },
        { value: 'ORGANIZATION', label: t('topBar.organization') },
      ]}
      value={useSelector(siteSlice.selectors.selectCustomerType)}
      onChange={(type) => dispatch(siteSlice.actions.customerTypeChosen(type))}
    />
  );
}
