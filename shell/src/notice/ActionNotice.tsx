import type { ActionNotice as NoticeFacts } from '@storefront/federation/contract';
import { Link } from '@storefront/routing/Link';
import { Notice } from '@storefront/ui/notice/Notice';
import { PageContainer } from '@storefront/ui/page-container/PageContainer';
import classes from './ActionNotice.module.css';

/** What came of a form that was posted without JavaScript, above the page (ADR 0017). It goes with the next navigation. */
export function ActionNotice({ notice: { tone, text, link } }: { notice: NoticeFacts }) {
  return (
    <PageContainer className={classes.place}>
      <Notice tone={tone} announce="polite" title={text}>
        {link && <Link to={link.to}>{link.label}</Link>}
      </Notice>
    </PageContainer>
  );
}
