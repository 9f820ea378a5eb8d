import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Button } from '@hemvaror/ui/button/Button';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { Skeleton } from '@hemvaror/ui/skeleton/Skeleton';
import { frameCommand, parseFrameMessage, type FrameCommand } from './frameMessages.ts';
import type { SnippetSession } from './snippetSession.ts';
import classes from './PaymentFrame.module.css';

/** Document of the shell in which the provider's HTML runs, in an opaque origin (ADR 0041). */
const FRAME_PATH = '/payment-frame';
/** The same restrictions as in the policy of that document. */
const SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ');
/** Origin of messages from a sandboxed document. */
const OPAQUE_ORIGIN = 'null';
/** Time until a form that has not been rendered counts as broken. */
const RENDER_TIMEOUT_MS = 15_000;

interface PaymentFrameProps {
  session: SnippetSession;
  /** Name of the payment method. */
  name: string;
  /** True while the checkout is updated: the shopper must not pay an outdated amount. */
  isSuspended: boolean;
  /** @param zip null if the provider does not say it */
  onAddress: (zip: string | null) => void;
}

type Phase = 'loading' | 'rendered' | 'completed' | 'failed';

/** A form that throws is "failed" and "rendered" in messages that may come before the next render: the first one counts. */
const whileLoading = (next: Phase) => (latest: Phase) => (latest === 'loading' ? next : latest);

/** The form of a payment provider. The element needs the session's number as its key: another session is another document. */
export function PaymentFrame(props: PaymentFrameProps) {
  const [attempt, setAttempt] = useState(1);
  return <FrameAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function FrameAttempt(props: PaymentFrameProps & { onRetry: () => void }) {
  const { session, name, isSuspended, onAddress, onRetry } = props;
  const { t } = useTranslation('cart-checkout');
  const frame = useRef<HTMLIFrameElement>(null);
  const hasSession = useRef(false);
  const [height, setHeight] = useState(0);
  const [phase, setPhase] = useState<Phase>('loading');

  function send(command: FrameCommand): void {
    // A sandboxed document has no origin that could be named.
    frame.current?.contentWindow?.postMessage(frameCommand(command), '*');
  }

  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.current?.contentWindow) return;
    if (event.origin !== OPAQUE_ORIGIN) return;
    const message = parseFrameMessage(event.data);
    switch (message?.type) {
      case 'ready':
        // Once: a document to which the frame navigates must not get the session.
        if (hasSession.current) break;
        hasSession.current = true;
        send({ type: 'render', provider: session.paymentType, html: session.html });
        break;
      case 'rendered':
        setPhase(whileLoading('rendered'));
        break;
      case 'height':
        setHeight(message.height);
        break;
      case 'addressChanged':
        onAddress(message.zip);
        break;
      case 'completed':
        setPhase('completed');
        break;
      case 'failed':
        // A form that has been rendered may still work.
        setPhase(whileLoading('failed'));
        break;
      default:
    }
  });

  const command = useEffectEvent(send);

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listener);
    const timer = setTimeout(() => setPhase(whileLoading('failed')), RENDER_TIMEOUT_MS);
    return () => {
      window.removeEventListener('message', listener);
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (phase === 'rendered') command({ type: isSuspended ? 'suspend' : 'resume' });
  }, [isSuspended, phase]);

  if (phase === 'failed') {
    return (
      <Notice tone="error" title={t('snippet.failed.title', { name })}>
        <p>{t('snippet.failed.text')}</p>
        <Button variant="text" onClick={onRetry}>
          {t('checkout.unreachable.retry')}
        </Button>
      </Notice>
    );
  }
  return (
    <div className={classes.frame} aria-busy={phase === 'loading' || isSuspended} data-phase={phase}>
      {phase === 'loading' && <Skeleton shape="block" className={classes.pending} />}
      {phase === 'completed' && <Notice announce="polite">{t('snippet.completed')}</Notice>}
      <iframe
        ref={frame}
        className={classes.document}
        title={t('snippet.title', { name })}
        src={FRAME_PATH}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        allow="payment"
        height={phase === 'loading' ? 0 : Math.max(height, 1)}
      />
    </div>
  );
}
