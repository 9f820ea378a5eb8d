import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Stands in for a part that broke or is late. */
  failure: ReactNode;
  isLate?: boolean;
  children: ReactNode;
}

/** What breaks inside costs this place and nothing else. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { isLate, failure, children } = this.props;
    return isLate || this.state.failed ? failure : children;
  }
}
