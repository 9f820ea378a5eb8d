/** Time for which the pointer or the focus stays on a link until the shopper probably follows it. */
const HOVER_DELAY_MS = 65;
/** A finger that starts to scroll cancels its pointer within this time. */
const TOUCH_DELAY_MS = 30;

/**
 * Calls `onIntent` with a link that the shopper is about to follow: after a moment of hover, focus or touch, and at once when a
 * mouse button goes down. A pointer or focus that leaves the link before that cancels the call. The first touch of a page may
 * already be on a link, which has no further event.
 *
 * @returns stops it
 */
export function observeLinkIntent(onIntent: (link: HTMLAnchorElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: HTMLAnchorElement | undefined;

  function schedule(link: HTMLAnchorElement, delayMs: number): void {
    cancel();
    pending = link;
    timer = setTimeout(() => {
      cancel();
      onIntent(link);
    }, delayMs);
  }

  function cancel(): void {
    clearTimeout(timer);
    pending = undefined;
  }

  function enter({ target, relatedTarget }: MouseEvent | FocusEvent): void {
    const link = linkOf(target);
    // Elements inside the same link.
    if (link && link !== linkOf(relatedTarget) && link !== pending) schedule(link, HOVER_DELAY_MS);
  }

  function leave({ target, relatedTarget }: MouseEvent | FocusEvent): void {
    if (linkOf(target) === pending && linkOf(relatedTarget) !== pending) cancel();
  }

  function press({ target, pointerType, button }: PointerEvent): void {
    const link = linkOf(target);
    if (link && button === 0) schedule(link, pointerType === 'touch' ? TOUCH_DELAY_MS : 0);
  }

  const stops = [
    listen('pointerover', enter),
    listen('focusin', enter),
    listen('pointerout', leave),
    listen('focusout', leave),
    listen('pointerdown', press),
    listen('pointercancel', cancel),
  ];
  const current = linkOf(document.querySelector('a[href]:is(:hover, :focus)'));
  if (current) schedule(current, HOVER_DELAY_MS);
  return () => {
    cancel();
    for (const stop of stops) stop();
  };
}

function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): () => void {
  document.addEventListener(type, listener, { passive: true });
  return () => document.removeEventListener(type, listener);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
