import { useRef, useState, type SyntheticEvent } from 'react';
import { useOperations } from '@hemvaror/runtime/api/OperationsProvider';
import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { cleanText } from '@hemvaror/domain/validation/cleanText';
import { email } from '@hemvaror/domain/validation/email';
import { useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Field } from '@hemvaror/ui/field/Field';
import { useFieldValidation } from '@hemvaror/ui/field/useFieldValidation';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { MonitorProductAvailabilityDocument } from './NotifyForm.generated.ts';
import classes from './NotifyPanel.module.css';
import { useProductTranslation } from '../messages/useProductTranslation.ts';

interface NotifyFormProps {
  skuId: number;
  /** @param address the registered address */
  onRegistered: (address: string) => void;
}

/** Form for the address to notify. Keeps the typed address if the registration fails. */
export function NotifyForm({ skuId, onRegistered }: NotifyFormProps) {
  const { t } = useProductTranslation();
  const { locale } = useShop();
  const operations = useOperations();
  const userName = useSelector(sessionSlice.selectors.selectUserName);
  const field = useRef<HTMLInputElement>(null);
  const { problem, handlers, check } = useFieldValidation(email);
  const [progress, setProgress] = useState<'idle' | 'sending' | 'failed' | AttemptLimit>('idle');

  async function register(address: string): Promise<void> {
    setProgress('sending');
    try {
      const { monitorProductAvailability: isRegistered } = await operations.mutate({
        document: MonitorProductAvailabilityDocument,
        variables: { email: address, skuId },
      });
      if (isRegistered === true) onRegistered(address);
      else setProgress('failed');
    } catch (error) {
      // The form reports it (ERR-15), and the shopper can try again.
      setProgress(attemptLimit(error) ?? 'failed');
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (progress === 'sending') return;
    const address = field.current?.value ?? '';
    if (check(address)) void register(cleanText(address));
    else field.current?.focus();
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p>{t('notify.text')}</p>
      {progress === 'failed' && <Notice tone="error">{t('failed.generic')}</Notice>}
      {typeof progress === 'object' && <Notice tone="error">{limitText(progress, locale)}</Notice>}
      <Field
        {...handlers}
        ref={field}
        label={t('notify.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={userName ?? ''}
        error={problem && t('notify.invalid')}
      />
      <Button type="submit" wide loading={progress === 'sending'}>
        {t('notify.open')}
      </Button>
    </form>
  );
}
