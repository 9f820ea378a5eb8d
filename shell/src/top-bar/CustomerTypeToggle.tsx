import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { sessionSlice } from '@storefront/store/sessionSlice';
import { siteSlice } from '@storefront/store/siteSlice';
import { SegmentedControl } from '@storefront/ui/segmented-control/SegmentedControl';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';

/** Person or company: also decides whether prices show with VAT (TOP-03, PRICE-10). A customer's account says which. */
export function CustomerTypeToggle({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const isSignedIn = useSelector(sessionSlice.selectors.selectUserName) !== null;
  const type = useSelector(siteSlice.selectors.selectCustomerType);
  const names = { PERSON: t('topBar.person'), ORGANIZATION: t('topBar.organization') };

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
      onChange={(chosen) => dispatch(siteSlice.actions.customerTypeChosen(chosen))}
    />
  );
}
