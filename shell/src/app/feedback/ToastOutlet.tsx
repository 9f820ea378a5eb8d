import { useEffect } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { toastSlice, type ToastButton } from '@hemvaror/runtime/state/toastSlice';
import { AlertIcon } from '@hemvaror/ui/icons/AlertIcon';
import { InfoIcon } from '@hemvaror/ui/icons/InfoIcon';
import { SuccessIcon } from '@hemvaror/ui/icons/SuccessIcon';
import { Toast } from '@hemvaror/ui/toast/Toast';

/** STATE-24 */
const TOAST_DURATION_MS = 5_000;

const ICONS = { info: <InfoIcon />, success: <SuccessIcon />, error: <AlertIcon /> };

/** Shows the message of the toast slice (STATE-23) and hides it after its time. */
export function ToastOutlet() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const toast = useSelector(toastSlice.selectors.selectToast);
  const button = toast?.button;
  // No timeout for a message with a button: shoppers who read slowly or use the keyboard need the time (WCAG 2.2.1).
  const timedToastId = button ? undefined : toast?.id;

  useEffect(() => {
    if (timedToastId === undefined) return undefined;
    const timer = setTimeout(() => dispatch(toastSlice.actions.toastHidden()), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [dispatch, timedToastId]);

  function runAction({ action }: ToastButton): void {
    dispatch(action);
    dispatch(toastSlice.actions.toastHidden());
  }

  return (
    <Toast
      message={toast?.text ?? null}
      icon={toast && ICONS[toast.tone]}
      placement={toast?.placement}
      action={button && { label: button.label, onPress: () => runAction(button) }}
      closeLabel={t('layout.close')}
      onClose={() => dispatch(toastSlice.actions.toastHidden())}
    />
  );
}
