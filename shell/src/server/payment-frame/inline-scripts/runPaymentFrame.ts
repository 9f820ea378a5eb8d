/** The functions that payment providers offer to the page around their form, as far as the checkout uses them. */
interface ProviderApi {
  _klarnaCheckout?: (
    call: (api: {
      suspend: () => void;
      resume: () => void;
      on?: (listeners: Record<string, (data?: { postal_code?: unknown }) => void>) => void;
    }) => void,
  ) => void;
  scoApi?: {
    setCheckoutEnabled: (isEnabled: boolean) => void;
    observeEvent?: (name: string, listener: (data?: { value?: unknown }) => void) => void;
  };
  collector?: { checkout?: { api?: { suspend: () => void; resume: () => void } } };
  avardaCheckout?: { refreshForm: () => void };
}

interface Provider {
  /** Whether the provider's script has run. */
  isReady: () => boolean;
  setSuspended: (isSuspended: boolean) => void;
  /** Listens to the provider, once it is ready. */
  observe: (notify: { address: (zip: unknown) => void; completed: () => void }) => void;
}

/**
 * Renders the form of a payment provider in a sandboxed document, and connects it with the checkout around the frame. Sent as
 * text: it must not reference other code.
 */
export function runPaymentFrame(): void {
  const CHANNEL = 'payment-frame';
  const RETRY_MS = 100;
  /** For a minute. */
  const MAX_TRIES = 600;
  const scope: Window & ProviderApi = window;
  const root = document.querySelector('main') ?? document.body;
  let provider: Provider | undefined;
  let isSuspended = false;

  // The document's origin is opaque, but its address is that of the shop.
  const shop = location.origin;
  const send = (message: Record<string, unknown>) => parent.postMessage({ channel: CHANNEL, ...message }, shop);

  const providers: Record<string, Provider> = {
    KLARNA: {
      isReady: () => scope._klarnaCheckout !== undefined,
      setSuspended: (wanted) => scope._klarnaCheckout?.((api) => (wanted ? api.suspend() : api.resume())),
      observe: ({ address }) =>
        scope._klarnaCheckout?.((api) => api.on?.({ shipping_address_change: (data) => address(data?.postal_code) })),
    },
    SVEA: {
      isReady: () => scope.scoApi !== undefined,
      setSuspended: (wanted) => scope.scoApi?.setCheckoutEnabled(!wanted),
      observe: ({ address }) => scope.scoApi?.observeEvent?.('identity.postalCode', (data) => address(data?.value)),
    },
    WALLEY: {
      isReady: () => scope.collector?.checkout?.api !== undefined,
      setSuspended: (wanted) => {
        const api = scope.collector?.checkout?.api;
        if (wanted) api?.suspend();
        else api?.resume();
      },
      observe: ({ address, completed }) => {
        document.addEventListener('walleyCheckoutCustomerUpdated', () => address(null));
        document.addEventListener('walleyCheckoutPurchaseCompleted', completed);
      },
    },
    AVARDA: {
      isReady: () => scope.avardaCheckout !== undefined,
      setSuspended: (wanted) => {
        if (!wanted) scope.avardaCheckout?.refreshForm();
      },
      observe: () => undefined,
    },
  };

  function whenReady(work: (ready: Provider) => void, tries = 0): void {
    if (!provider) return;
    if (provider.isReady()) work(provider);
    else if (tries < MAX_TRIES) setTimeout(() => whenReady(work, tries + 1), RETRY_MS);
  }

  function setSuspended(wanted: boolean): void {
    isSuspended = wanted;
    // Also if the provider has not started yet, or has no function for it.
    root.inert = wanted;
    whenReady((ready) => {
      // A later command may have come while the provider started.
      if (isSuspended === wanted) ready.setSuspended(wanted);
    });
  }

  /** Runs the scripts of inserted HTML one after another: those that the parser inserts by `innerHTML` never run. */
  async function runScripts(): Promise<void> {
    for (const inert of root.querySelectorAll('script')) {
      const script = document.createElement('script');
      for (const { name, value } of inert.attributes) script.setAttribute(name, value);
      script.text = inert.text;
      const loaded = script.src
        ? new Promise<void>((resolve, reject) => {
            script.addEventListener('load', () => resolve());
            script.addEventListener('error', () =>
              reject(new Error('A script of the payment provider was not loaded.')),
            );
          })
        : undefined;
      inert.replaceWith(script);
      await loaded;
    }
  }

  async function render(name: string, html: string): Promise<void> {
    provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
    root.innerHTML = html;
    new ResizeObserver(() => send({ type: 'height', height: root.scrollHeight })).observe(root);
    try {
      await runScripts();
    } catch {
      send({ type: 'failed' });
      return;
    }
    send({ type: 'rendered' });
    whenReady((ready) =>
      ready.observe({
        address: (zip) => send({ type: 'addressChanged', zip: typeof zip === 'string' ? zip.slice(0, 20) : null }),
        completed: () => send({ type: 'completed' }),
      }),
    );
  }

  addEventListener('error', () => send({ type: 'failed' }));
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== shop || typeof data !== 'object' || data === null) return;
    if (!('channel' in data) || data.channel !== CHANNEL || !('type' in data)) return;
    if (data.type === 'suspend') setSuspended(true);
    if (data.type === 'resume') setSuspended(false);
    if (data.type !== 'render' || !('provider' in data) || !('html' in data) || root.hasChildNodes()) return;
    void render(String(data.provider), String(data.html));
  });
  send({ type: 'ready' });
}
