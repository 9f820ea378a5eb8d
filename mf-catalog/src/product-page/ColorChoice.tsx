import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { chipClassName, ChipRow } from '@hemvaror/ui/chip/Chip';
import { ChoiceLegend } from '@hemvaror/ui/choice-legend/ChoiceLegend';
import { swatchAttributes, SwatchRow } from '@hemvaror/ui/swatch/Swatch';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { Sibling } from './siblings.ts';

/** The other products of the family, each a link: by color where they have one, else by name. */
export function ColorChoice({ productId, family }: { productId: number; family: readonly Sibling[] }) {
  const { t } = useTranslation('catalog');
  const current = family.find((sibling) => sibling.productId === productId);
  const hasColors = family.every(({ color }) => color !== null);
  if (family.length === 0) return null;

  const label = t(hasColors ? 'product.color' : 'product.variant');
  const Row = hasColors ? SwatchRow : ChipRow;
  return (
    <nav aria-label={label}>
      <ChoiceLegend as="p" label={label}>
        {current?.label}
      </ChoiceLegend>
      <Row>
        {family.map((sibling) => (
          <SiblingLink key={sibling.productId} sibling={sibling} isCurrent={sibling === current} asSwatch={hasColors} />
        ))}
      </Row>
    </nav>
  );
}

function SiblingLink(props: { sibling: Sibling; isCurrent: boolean; asSwatch: boolean }) {
  const { t } = useTranslation('catalog');
  const { canonicalUrl, color, isSoldOut, label } = props.sibling;
  const look = props.asSwatch && color ? swatchAttributes(color) : { className: chipClassName() };

  return (
    // In place of this product: the way back leads to where the shopper came from, not through every color.
    <Link
      {...look}
      to={canonicalUrl}
      aria-current={props.isCurrent ? 'page' : undefined}
      data-struck={isSoldOut || undefined}
      preventScrollReset
      replace
    >
      {props.asSwatch ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {isSoldOut && <VisuallyHidden> {t('product.soldOut')}</VisuallyHidden>}
    </Link>
  );
}
