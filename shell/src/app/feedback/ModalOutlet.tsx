import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { modalSlice } from '@hemvaror/runtime/state/modalSlice';
import { Modal } from '@hemvaror/ui/modal/Modal';

/** Renders the modal of the modal slice. */
export function ModalOutlet() {
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
