import { RichText } from '@hemvaror/commerce-ui/rich-text/RichText';
import { Link } from '@hemvaror/runtime/routing/Link';
import { Badge } from '@hemvaror/ui/badge/Badge';
import { useProductTranslation } from '../messages/useProductTranslation.ts';
import type { CampaignSummary } from './campaignSummaries.ts';
import classes from './Campaigns.module.css';

/** The campaigns of a product: each name links to its list, and its conditions are beside it. */
export function Campaigns({ campaigns }: { campaigns: readonly CampaignSummary[] }) {
  const { t } = useProductTranslation();

  return (
    <ul className={classes.campaigns} aria-label={t('campaigns')}>
      {campaigns.map(({ name, href, description }) => (
        <li key={name} className={classes.campaign}>
          {href ? (
            <Link to={href} className={classes.link}>
              <Badge outlined>{name}</Badge>
            </Link>
          ) : (
            <Badge outlined>{name}</Badge>
          )}
          {description && (
            <div className={classes.description}>
              <RichText html={description} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
