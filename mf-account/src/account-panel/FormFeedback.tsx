import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Notice } from '@hemvaror/ui/notice/Notice';
import type { Feedback } from './useAccountForm.ts';

interface FormFeedbackProps {
  /** Whose words are meant. */
  frame: 'login' | 'create' | 'forgot' | 'change' | 'reset' | 'settings' | 'confirm';
  feedback: Feedback | null;
}

/** The box on top of a form. */
export function FormFeedback({ frame, feedback }: FormFeedbackProps) {
  const { t } = useTranslation('account');
  if (!feedback) return null;
  const isGood = feedback === 'done';

  return (
    <Notice tone={isGood ? 'success' : 'error'} announce={isGood ? 'polite' : 'assertive'}>
      <p>{words()}</p>
    </Notice>
  );

  function words(): string {
    if (typeof feedback === 'object') return t('tooManyAttempts', { count: feedback?.waitMinutes ?? 0 });
    const isShared = feedback === 'invalid' || feedback === 'failed' || feedback === 'commonPassword';
    return t(isShared ? feedback : `${frame}.${feedback}`);
  }
}
