import { formatDate } from '@hemvaror/runtime/i18n/formats';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { CheckIcon } from '@hemvaror/ui/icons/CheckIcon';
import { Text } from '@hemvaror/ui/text/Text';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { TimelineEntry } from './orderTimeline.ts';
import classes from './OrderTimeline.module.css';

interface OrderTimelineProps {
  timeline: readonly TimelineEntry[];
  /** When the goods arrive, for the delivery to come. */
  expected: readonly string[];
}

/** The steps of an order with their dates. Steps to come are muted, and named as such for screen readers. */
export function OrderTimeline({ timeline, expected }: OrderTimelineProps) {
  const { t } = useTranslation('cart-checkout');
  const { languageId } = useShop();
  const current = timeline.findLastIndex(({ isDone }) => isDone);

  return (
    <ol className={classes.timeline} aria-label={t('orderPage.timeline.label')}>
      {timeline.map(({ key, date, isDone }, index) => (
        <li
          key={`${key} ${date ?? ''}`}
          data-done={isDone || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={classes.mark}>{isDone && <CheckIcon size="small" />}</span>
          <span className={classes.name}>{t(`orderPage.timeline.${key}`)}</span>
          <Text as="span" size="small" muted>
            {isDone ? (
              date && formatDate(new Date(date), languageId)
            ) : (
              <>
                <VisuallyHidden>{t('orderPage.timeline.toCome')}</VisuallyHidden>{' '}
                {key === 'delivered' && expected.join(', ')}
              </>
            )}
          </Text>
        </li>
      ))}
    </ol>
  );
}
