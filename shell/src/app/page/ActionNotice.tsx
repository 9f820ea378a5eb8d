import type { ActionNotice as ActionNoticeData } from '@hemvaror/runtime/contract/contract';
import { Link } from '@hemvaror/runtime/routing/Link';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import classes from './ActionNotice.module.css';

/** What came of a form that was posted without JavaScript, above the page (ADR 0017). It goes with the next navigation. */
export function ActionNotice({ notice: { tone, text, link } }: { notice: ActionNoticeData }) {
  return (
    <PageContainer className={classes.place}>
      <Notice tone={tone} announce="polite" title={text}>
        {link && <Link to={link.to}>{link.label}</Link>}
      </Notice>
    </PageContainer>
  );
}
