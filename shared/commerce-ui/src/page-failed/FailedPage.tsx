import type { ReactNode } from 'react';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { homePath } from '@hemvaror/runtime/routing/usePathTo';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { buttonClassName } from '@hemvaror/ui/button/buttonClassName';
import { EmptyState } from '@hemvaror/ui/empty-state/EmptyState';
import { PageContainer } from '@hemvaror/ui/page-container/PageContainer';
import en from './messages/en.json';
import sv from './messages/sv.json';

/** Loaded with the component, not with the messages of a remote: the first view of a page does not need them. */
const TEXTS: Readonly<Record<LocaleCode, typeof sv>> = { sv, en };

interface FailedPageProps {
  /** Title with the name of the failed page; by default "this page". */
  title?: string;
  /** The consequence for the shopper; by default a general text. */
  children?: ReactNode;
}

export function FailedPage({ title, children }: FailedPageProps) {
  const { pathname, search } = useLocation();
  const shop = useShop();
  const texts = TEXTS[shop.locale];

  return (
    <PageContainer>
      <div role="alert">
        <EmptyState
          as="h1"
          title={title ?? texts.title}
          action={
            <>
              {/* A new document, so that failed code is loaded again. */}
              <a className={buttonClassName()} href={pathname + search}>
                {texts.tryAgain}
              </a>
              <Link className={buttonClassName({ variant: 'secondary' })} to={homePath(shop)}>
                {texts.home}
              </Link>
            </>
          }
        >
          {children ?? texts.text}
        </EmptyState>
      </div>
    </PageContainer>
  );
}
