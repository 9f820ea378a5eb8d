import { useId } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Link } from '@hemvaror/runtime/routing/Link';
import type { FoundPage } from '../pages/findPages.ts';
import classes from './FoundPages.module.css';

/** The content pages that a search finds, above its products. */
export function FoundPages({ pages }: { pages: readonly FoundPage[] }) {
  const { t } = useTranslation('search');
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t('pages.title')}
      </h2>
      <ul className={classes.pages}>
        {pages.map(({ title, path, description }) => (
          <li key={path} className={classes.page}>
            <Link to={path} className={classes.link}>
              {title}
            </Link>
            {description !== '' && <p className={classes.description}>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
