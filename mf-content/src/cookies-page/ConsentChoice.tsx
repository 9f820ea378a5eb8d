import { useId } from 'react';
import type { ConsentAnswer } from '@hemvaror/domain/site/consentCookie';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useConsent } from '@hemvaror/runtime/state/useConsent';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { OptionButtons } from '@hemvaror/ui/option-buttons/OptionButtons';
import classes from './ConsentChoice.module.css';

/** Shows the shopper's answer about optional cookies, and changes or withdraws it. Nothing is selected without an answer. */
export function ConsentChoice() {
  const { t } = useTranslation('content');
  const { consent, saveConsent } = useConsent();
  const name = useId();

  return (
    <section className={classes.choice} aria-labelledby={`${name}-title`}>
      <Heading as="h2" size="part" id={`${name}-title`}>
        {t('cookies.choice.title')}
      </Heading>
      <p>{t('cookies.choice.text')}</p>
      <OptionButtons<ConsentAnswer>
        legend={t('cookies.choice.legend')}
        name={name}
        options={[
          { value: 'declined', label: t('cookies.choice.decline') },
          { value: 'allowed', label: t('cookies.choice.allow') },
        ]}
        value={consent === 'unknown' ? undefined : (consent ?? undefined)}
        onChange={saveConsent}
      />
      <p role="status" className={classes.status}>
        {consent && t(`cookies.choice.${consent}`)}
      </p>
    </section>
  );
}
