import { Notice } from '@hemvaror/ui/notice/Notice';
import { useProductTranslation } from '../messages/useProductTranslation.ts';

/** The warnings of a product, which shoppers must see before they buy: never in a fold. */
export function SafetyWarnings({ warnings }: { warnings: readonly string[] }) {
  const { t } = useProductTranslation();

  return (
    <Notice tone="warning" title={t('safety.warnings')}>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  );
}
