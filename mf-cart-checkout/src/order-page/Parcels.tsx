import { useId } from 'react';
import { compact } from '@hemvaror/domain/compact';
import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import type { Parcels_orderFragment } from './Parcels.generated.ts';
import classes from './OrderLists.module.css';

/** The shipped parcels with the carriers' pages. Renders nothing before the first one. */
export function Parcels({ order }: { order: Parcels_orderFragment }) {
  const { t } = useTranslation('cart-checkout');
  const id = useId();
  const { languageId } = useShop();
  const parcels = compact(order.shippingDetails).filter(({ shippingDate, parcelNumber, trackingLink }) =>
    Boolean(shippingDate ?? parcelNumber ?? trackingLink),
  );
  if (parcels.length === 0) return null;

  return (
    <section className={classes.section} aria-labelledby={id}>
      <Heading size="part" as="h2" id={id}>
        {t('orderPage.parcels.title', { count: parcels.length })}
      </Heading>
      <ul className={classes.list}>
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <div>
              <p>{parcel.name}</p>
              <Text size="small" muted figures>
                {[
                  parcel.shippingDate && formatDate(new Date(parcel.shippingDate), languageId),
                  parcel.parcelNumber && t('orderPage.parcels.number', { number: parcel.parcelNumber }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
            </div>
            {isWebPage(parcel.trackingLink) && (
              <a
                className={textLinkClassName()}
                href={parcel.trackingLink}
                aria-label={trackLabel(parcel.parcelNumber)}
              >
                {t('orderPage.parcels.track')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

  /** Distinguishes the links of several parcels by their number. */
  function trackLabel(number: string | null): string | undefined {
    if (parcels.length < 2 || number === null) return undefined;
    return `${t('orderPage.parcels.track')} ${number}`;
  }
}

/** The link is external data: never a `javascript:` URL. */
function isWebPage(link: string | null): link is string {
  return link !== null && /^https?:\/\//i.test(link);
}
