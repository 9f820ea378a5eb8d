import { Link } from '@hemvaror/runtime/routing/Link';
import type { FoundPage } from '../pages/findPages.ts';
import { useOption } from './combobox.ts';
import classes from './PageOption.module.css';

/** A content page with its description. */
export function PageOption({ page }: { page: FoundPage }) {
  const { title, path, description } = page;
  const option = useOption(`page-${path}`, { type: 'page', data: { name: title, canonicalUrl: path } });
  return (
    <Link {...option} to={path} className={classes.page}>
      <span className={classes.title}>{title}</span>{' '}
      {description !== '' && <span className={classes.description}>{description}</span>}
    </Link>
  );
}
