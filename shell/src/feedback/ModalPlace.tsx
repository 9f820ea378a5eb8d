import { useTranslation } from '@storefront/platform/i18next';
import { useDispatch, useSelector } from '@storefront/platform/reactRedux';
import { modalSlice } from '@storefront/store/modalSlice';
import { Modal } from '@storefront/ui/modal/Modal';

/** The modal of the layout: whatever the modal slice names. */
export function ModalPlace() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const modal = useSelector(modalSlice.selectors.selectModal);

  return (
    <Modal
      open={modal !== null}
      title={modal?.title ?? ''}
      closeLabel={t('layout.close')}
      onClose={() => dispatch(modalSlice.actions.modalClosed())}
    >
      <p>{modal?.text}</p>
    </Modal>
  );
}
