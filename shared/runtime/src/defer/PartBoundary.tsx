import { Component, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Rendered instead of children that throw or time out. Without it, the parent error boundary handles the error. */
  failure?: ReactNode;
  /** Rendered while the children suspend. */
  fallback?: ReactNode;
  /** Timeout of the children in the browser: ms, or a promise that settles at the timeout. None by default. */
  limit?: number | Promise<void> | undefined;
  children: ReactNode;
}

/** Isolates its children: if they throw, or suspend for too long, `failure` is rendered, and the rest of the page stays. */
export function PartBoundary({ failure, fallback, limit, children }: PartBoundaryProps) {
  const [hasTimedOut, setTimedOut] = useState(false);
  const isReady = useRef(false);

  useEffect(() => {
    const end = () => {
      if (!isReady.current) setTimedOut(true);
    };
    if (typeof limit !== 'number') {
      void limit?.then(end);
      return undefined;
    }
    const timer = setTimeout(end, limit);
    return () => clearTimeout(timer);
  }, [limit]);

  return (
    <ErrorBoundary failure={failure}>
      {hasTimedOut ? (
        failure
      ) : (
        <Suspense fallback={fallback}>
          {children}
          <Ready
            onReady={() => {
              // A block, as React would call a returned value as the cleanup.
              isReady.current = true;
            }}
          />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

class ErrorBoundary extends Component<
  Pick<PartBoundaryProps, 'failure' | 'children'>,
  { error: { thrown: unknown } | null }
> {
  override state: { error: { thrown: unknown } | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: { thrown } };
  }

  override render() {
    const { error } = this.state;
    const { failure, children } = this.props;
    if (!error) return children;
    if (failure === undefined) throw error.thrown;
    return failure;
  }
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady);
  return null;
}
