import { RichText } from '@hemvaror/commerce-ui/rich-text/RichText';
import { compact } from '@hemvaror/domain/compact';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import { chipClassName } from '@hemvaror/ui/chip/Chip';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { CampaignLink } from './campaignLinks.ts';
import type { ListIntro_infoFragment } from './ListIntro.generated.ts';
import classes from './ListIntro.module.css';

/** Shorter descriptions fit into the two lines that a folded description shows. */
const FOLDED_FROM_CHARACTERS = 180;

interface ListIntroProps {
  name: string;
  /** Null for the list of all products. */
  info: ListIntro_infoFragment | null;
  /** Number of products in the list. */
  total: number;
  /** Number of products by the URL of each subcategory. */
  subCategoryCounts: Readonly<Record<string, number>>;
  /** Campaigns with products in the list. */
  campaigns: readonly CampaignLink[];
}

/** Title and description of a list, and links to its subcategories, or campaigns. */
export function ListIntro({ name, info, total, subCategoryCounts, campaigns }: ListIntroProps) {
  const { t } = useTranslation('catalog');
  const description = info?.hideDescription ? '' : (info?.primaryDescription ?? '');
  // The conditions of campaigns are never folded.
  const isFolded = description.length > FOLDED_FROM_CHARACTERS && campaigns.length === 0;
  const subCategories = compact(info?.subCategories);

  return (
    <>
      <div className={classes.intro}>
        {info?.hideTitle ? (
          <VisuallyHidden as="h1">{name}</VisuallyHidden>
        ) : (
          <Heading size="page" as="h1">
            {name}
          </Heading>
        )}
        {description && (
          <div className={classes.description} data-folded={isFolded || undefined}>
            <RichText html={description} />
          </div>
        )}
        {isFolded && (
          <label className={classes.more}>
            <input type="checkbox" aria-label={t('list.wholeText')} />
            <span aria-hidden="true">{t('list.more')}</span>
            <span aria-hidden="true">{t('list.less')}</span>
          </label>
        )}
      </div>
      {subCategories.length > 0 && (
        <ul className={classes.subCategories}>
          <li>
            <Link className={chipClassName()} to={info?.canonicalUrl ?? ''} aria-current="page">
              {t('list.allWithin', { name })} <Count value={total} />
            </Link>
          </li>
          {subCategories.map((category) => (
            <li key={category.canonicalUrl}>
              <Link className={chipClassName()} to={category.canonicalUrl}>
                {category.name} <Count value={subCategoryCounts[category.canonicalUrl]} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {campaigns.length > 0 && (
        <ul className={classes.subCategories} aria-label={t('sale.campaigns')}>
          {campaigns.map((campaign) => (
            <li key={campaign.url}>
              <Link className={chipClassName()} to={campaign.url}>
                {campaign.label} <Count value={campaign.count} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** @param value undefined if the API has no count for the category */
function Count({ value }: { value: number | undefined }) {
  return value !== undefined && <span className={classes.count}>{value}</span>;
}
