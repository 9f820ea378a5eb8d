/** An `IntersectionObserver`, which jsdom lacks. */
export class FakeObserver {
  static current: FakeObserver | undefined;
  readonly observed = new Set<Element>();
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
    FakeObserver.current = this;
  }
  observe(element: Element): void {
    this.observed.add(element);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  disconnect(): void {
    this.observed.clear();
  }
  /** Scrolls the links with this text into the viewport. */
  show(...texts: string[]): void {
    const targets = [...this.observed].filter(({ textContent }) => texts.includes(textContent));
    const rect = document.body.getBoundingClientRect();
    this.#notify(
      targets.map((target) => ({
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        time: 0,
        boundingClientRect: rect,
        intersectionRect: rect,
        rootBounds: null,
      })),
      new IntersectionObserver(() => undefined),
    );
  }
}
