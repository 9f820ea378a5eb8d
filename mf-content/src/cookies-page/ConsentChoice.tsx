import { useId } from 'react';
import type { ConsentAnswer } from '@hemvaror/domain/site/consentCookie';
import { consentTextVersion } from '@hemvaror/domain/site/consentRecord';
import { hasTracking } from '@hemvaror/runtime/contract/hasTracking';
import { trackingServices } from '@hemvaror/runtime/contract/trackingServices';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { useConsent } from '@hemvaror/runtime/state/useConsent';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { OptionButtons } from '@hemvaror/ui/option-buttons/OptionButtons';
import classes from './ConsentChoice.module.css';

/** Shows the shopper's answer about optional cookies, and changes or withdraws it. Nothing is selected without an answer. */
export function ConsentChoice() {
  const { t } = useTranslation('content');
  const { config, origins, locale, languageId } = useShop();
  const { consent, saveConsent } = useConsent(consentTextVersion(hasTracking(config)));
  const { tagManager, recommendation } = trackingServices(config);
  /** The hosts of a service. Further ones belong to the tag manager, or without it to the recommendation service. */
  const hostsOf = (scriptUrl: string, further: readonly string[]) => {
    const hosts = [scriptUrl, ...further].map((address) => new URL(address, origins[locale]).host);
    return new Intl.ListFormat(languageId, { type: 'conjunction' }).format(new Set(hosts));
  };
  const { trackingOrigins } = config;
  const name = useId();

  return (
    <section className={classes.choice} aria-labelledby={`${name}-title`}>
      <Heading as="h2" size="part" id={`${name}-title`}>
        {t('cookies.choice.title')}
      </Heading>
      <p>{t('cookies.choice.text')}</p>
      {tagManager && <p>{t('cookies.choice.tagManager', { host: hostsOf(tagManager.scriptUrl, trackingOrigins) })}</p>}
      {recommendation && (
        <p>
          {t('cookies.choice.recommendation', {
            host: hostsOf(recommendation.scriptUrl, tagManager ? [] : trackingOrigins),
          })}
        </p>
      )}
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
