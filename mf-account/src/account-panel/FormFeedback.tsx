import { limitText } from '@hemvaror/domain/failure/limitText';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Notice } from '@hemvaror/ui/notice/Notice';
import type { Feedback } from './useAccountForm.ts';

interface FormFeedbackProps {
  /** Prefix of the message keys. */
  frame: 'login' | 'create' | 'forgot' | 'change' | 'reset' | 'settings' | 'settings.export' | 'confirm';
  feedback: Feedback | null;
}

/** The success or error message above a form. */
export function FormFeedback({ frame, feedback }: FormFeedbackProps) {
  const { t } = useTranslation('account');
  const { locale } = useShop();
  if (!feedback) return null;
  const isSuccess = feedback === 'done';

  const text = (): string => {
    if (typeof feedback === 'object') return limitText(feedback, locale);
    return t(feedback === 'refused' || feedback === 'done' ? `${frame}.${feedback}` : feedback);
  };

  return (
    <Notice tone={isSuccess ? 'success' : 'error'} announce={isSuccess ? 'polite' : 'assertive'}>
      <p>{text()}</p>
    </Notice>
  );
}
