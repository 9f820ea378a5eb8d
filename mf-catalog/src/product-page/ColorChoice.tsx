import { Link } from '@hemvaror/runtime/routing/Link';
import { chipClassName, ChipRow } from '@hemvaror/ui/chip/Chip';
import { ChoiceLegend } from '@hemvaror/ui/choice-legend/ChoiceLegend';
import { swatchAttributes, SwatchRow } from '@hemvaror/ui/swatch/Swatch';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { Sibling } from './siblings.ts';
import { useProductTranslation } from './messages/useProductTranslation.ts';

/** Links to the variants: as color swatches if all have a color, otherwise by name. */
export function ColorChoice({ productId, family }: { productId: number; family: readonly Sibling[] }) {
  const { t } = useProductTranslation();
  const current = family.find((sibling) => sibling.productId === productId);
  const hasColors = family.every(({ color }) => color !== null);
  if (family.length === 0) return null;

  const label = t(hasColors ? 'color' : 'variant');
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
  const { t } = useProductTranslation();
  const { canonicalUrl, color, isSoldOut, label } = props.sibling;
  const look = props.asSwatch && color ? swatchAttributes(color) : { className: chipClassName() };

  return (
    // Replaces the history entry: Back returns to the previous page, not to each color.
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
