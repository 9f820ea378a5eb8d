import { useTranslation } from '@storefront/platform/i18next';
import { Notice } from '@storefront/ui/notice/Notice';
import type { Feedback } from './useAccountForm.ts';

interface FormFeedbackProps {
  /** Whose words are meant. */
  frame: 'login' | 'create' | 'forgot' | 'change' | 'reset' | 'settings';
  feedback: Feedback | null;
}

/** The box on top of a form. */
export function FormFeedback({ frame, feedback }: FormFeedbackProps) {
  const { t } = useTranslation('account');
  if (!feedback) return null;
  const isGood = feedback === 'done';

  return (
    <Notice tone={isGood ? 'success' : 'error'} announce={isGood ? 'polite' : 'assertive'}>
      <p>{t(feedback === 'invalid' || feedback === 'failed' ? feedback : `${frame}.${feedback}`)}</p>
    </Notice>
  );
}
