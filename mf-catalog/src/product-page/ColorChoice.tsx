import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { chipClassName, ChipRow } from '@storefront/ui/chip/Chip';
import { ChoiceLegend } from '@storefront/ui/choice-legend/ChoiceLegend';
import { swatchAttributes, SwatchRow } from '@storefront/ui/swatch/Swatch';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';
import { siblings, type Sibling } from './siblings.ts';

/** The other products of the family, each a link: by color where they have one, else by name. */
export function ColorChoice({ product }: { product: Pick<ProductPage_productFragment, 'productId' | 'variantGroup'> }) {
  const { t } = useTranslation('catalog');
  const family = siblings(product.variantGroup);
  const current = family.find(({ productId }) => productId === product.productId);
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
