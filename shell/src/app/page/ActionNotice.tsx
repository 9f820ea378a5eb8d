import type { ActionNotice as ActionNoticeData } from '@hemvaror/runtime/contract/contract';
import { Link } from '@hemvaror/runtime/routing/Link';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import classes from './ActionNotice.module.css';

/** The action result of a form posted without JavaScript, above the page (ADR 0017). The next navigation removes it. */
export function ActionNotice({ notice: { tone, text, link } }: { notice: ActionNoticeData }) {
  return (
    <PageContainer className={classes.container}>
      <Notice tone={tone} announce="polite" title={text}>
        {link && <Link to={link.to}>{link.label}</Link>}
      </Notice>
    </PageContainer>
  );
}
