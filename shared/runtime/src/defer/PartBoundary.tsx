import { Component, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Rendered in place of a part that throws or is late; without it the error goes on to the boundary around. */
  failure?: ReactNode;
  /** Rendered while the part loads. */
  fallback?: ReactNode;
  /** How long the part may take in the browser: ms, or what settles when it is late. No limit by default. */
  limit?: number | Promise<void> | undefined;
  children: ReactNode;
}

/** A part that throws, or waits for too long, costs its own place and nothing else. */
export function PartBoundary({ failure, fallback, limit, children }: PartBoundaryProps) {
  const [hasTimedOut, setLate] = useState(false);
  const isReady = useRef(false);

  useEffect(() => {
    const end = () => {
      if (!isReady.current) setLate(true);
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
              // A block: what an effect returns is called when it ends.
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
