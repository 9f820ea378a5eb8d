import { Component, type ReactNode } from 'react';
import { isLocaleCode } from '@hemvaror/domain/site/locales';
import { ERROR_PAGE_FAILED, HOME_LINK_TEXT } from './failedErrorPage.ts';

interface GuardState {
  /** Wrapped, as any value can be thrown, including null. */
  failed: { error: unknown } | null;
}

/** ERR-12: error boundary of the error page. Its fallback has no dependencies that may have failed. */
export class ErrorPageGuard extends Component<{ children: ReactNode }, GuardState> {
  override state: GuardState = { failed: null };

  static getDerivedStateFromError(error: unknown): GuardState {
    return { failed: { error } };
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;

    const language = document.documentElement.lang.slice(0, 2);
    return (
      <section>
        <h1 lang="en">{ERROR_PAGE_FAILED}</h1>
        <p>{failed.error instanceof Error ? failed.error.message : String(failed.error)}</p>
        <a href="/">{HOME_LINK_TEXT[isLocaleCode(language) ? language : 'sv']}</a>
      </section>
    );
  }
}
