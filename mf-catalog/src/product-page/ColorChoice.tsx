import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { Link } from '@storefront/routing/Link';
import { chipClassName, ChipRow } from '@storefront/ui/chip/Chip';
import { VisuallyHidden } from '@storefront/ui/visually-hidden/VisuallyHidden';
import choiceClasses from './Choice.module.css';
import classes from './ColorChoice.module.css';
import type { ProductPage_productFragment } from './ProductPage.generated.ts';
import { siblings, type Sibling } from './siblings.ts';

declare module 'react' {
  interface CSSProperties {
    '--swatch'?: string;
  }
}

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
      <p className={choiceClasses.legend}>
        <span>
          <b>{label}</b> {current?.label}
        </span>
      </p>
      <Row>
        {family.map((sibling) => (
          <SiblingLink key={sibling.productId} sibling={sibling} isCurrent={sibling === current} asSwatch={hasColors} />
        ))}
      </Row>
    </nav>
  );
}

function SwatchRow({ children }: { children: ReactNode }) {
  return <div className={classes.swatches}>{children}</div>;
}

function SiblingLink(props: { sibling: Sibling; isCurrent: boolean; asSwatch: boolean }) {
  const { canonicalUrl, color, label } = props.sibling;
  const style: CSSProperties = color ? { '--swatch': color } : {};

  return (
    <Link
      className={props.asSwatch ? classes.swatch : chipClassName()}
      style={style}
      to={canonicalUrl}
      aria-current={props.isCurrent ? 'page' : undefined}
      preventScrollReset
    >
      {props.asSwatch ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Link>
  );
}
