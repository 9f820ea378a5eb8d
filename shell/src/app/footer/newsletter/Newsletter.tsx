import { useId, useState, type SyntheticEvent } from 'react';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { email } from '@hemvaror/domain/validation/email';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { visuallyHiddenClassName } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import classes from './Newsletter.module.css';

const loadSubscribe = lazyModule(() => import('./subscribe.ts'));

type Feedback = 'NEWSLETTER_FEEDBACK_SUCCESS' | 'FEEDBACK_ERROR' | 'EMAIL_ERROR_NOT_VALID' | 'FEEDBACK_LIMIT';

const FEEDBACKS = { subscribed: 'NEWSLETTER_FEEDBACK_SUCCESS', failed: 'FEEDBACK_ERROR' } as const;

/** The newsletter sign-up (FOOT-08 … FOOT-14). The code that submits it is loaded with the first sign-up. */
export function Newsletter() {
  const { t } = useTranslation('shell');
  const operations = useOperations();
  const { locale } = useShop();
  const [address, setAddress] = useState('');
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  /** When the limit ends, for `FEEDBACK_LIMIT`. */
  const [limitText, setLimitText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const id = useId();
  const isInvalid = feedback === 'EMAIL_ERROR_NOT_VALID';

  function type(value: string): void {
    setAddress(value);
    if (email(value) === null) setFeedback(null);
  }

  async function send(): Promise<void> {
    if (email(address) !== null) {
      setFeedback('EMAIL_ERROR_NOT_VALID');
      return;
    }
    setFeedback(null);
    setIsSending(true);
    try {
      const { subscribe } = await loadSubscribe();
      const result = await subscribe(operations, { email: address, locale });
      if (result === 'subscribed') setAddress('');
      if (typeof result === 'object') setLimitText(result.limitText);
      setFeedback(typeof result === 'object' ? 'FEEDBACK_LIMIT' : FEEDBACKS[result]);
    } catch {
      // The code could not be loaded. The feedback offers another try.
      setFeedback('FEEDBACK_ERROR');
    }
    setIsSending(false);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isSending) void send();
  }

  return (
    <div className={classes.newsletter}>
      <div className={classes.texts}>
        <Heading size="section" as="h2">
          {t('footer.newsletterTitle')}
        </Heading>
        <p>{t('footer.newsletterText')}</p>
      </div>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.line} data-invalid={isInvalid || undefined}>
          <label className={visuallyHiddenClassName} htmlFor={id}>
            {t('footer.email')}
          </label>
          <input
            id={id}
            className={classes.input}
            type="email"
            autoComplete="email"
            placeholder={t('footer.email')}
            value={address}
            onChange={({ target }) => type(target.value)}
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-feedback`}
          />
          <button type="submit" className={buttonClassName({ variant: 'text' })} aria-busy={isSending || undefined}>
            {t('footer.subscribe')}
          </button>
        </div>
        <output
          id={`${id}-feedback`}
          className={classes.feedback}
          data-tone={feedback === 'NEWSLETTER_FEEDBACK_SUCCESS' ? 'success' : 'error'}
          data-feedback={feedback ?? undefined}
        >
          {feedback && (feedback === 'FEEDBACK_LIMIT' ? limitText : t(`newsletter.${feedback}`))}
        </output>
      </form>
    </div>
  );
}
