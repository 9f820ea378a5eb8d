/** A form control that shoppers change. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface EarlyClick {
  event: Event;
  button: HTMLButtonElement;
  /** Shows that the button is pressed. */
  answer: Animation | undefined;
}

interface EarlyChange {
  /** The last event of the control. */
  event: Event;
  /** The value at that event: React resets a text area that has a default value. */
  value: string;
}

/** Clicks on buttons and changes of form controls whose component was not hydrated. */
interface EarlyInteractions {
  /** The controls whose interactions are not replayed yet. */
  controls: () => Element[];
  /**
   * Replays those of the given elements. Must be called in an effect of their hydration.
   *
   * @param canReplay whether an element is hydrated
   */
  replay: (canReplay: (element: Element) => boolean) => void;
}

declare global {
  interface Window {
    earlyInteractions?: EarlyInteractions;
  }
  interface Element {
    /** The state that React last saw of a text field, checkbox or radio button. It ignores an event without a new state. */
    _valueTracker?: { setValue: (state: string) => void } | null;
  }
}

/**
 * Records the last click on a button and the changed form controls, and replays them later. Runs as the text of an inline
 * script, which is shorter and earlier than a module: it must not reference the scope around it.
 */
export function captureEarlyInteractions(): void {
  const changes = new Map<Control, EarlyChange>();
  /** The last click on a button that is not a submit button. */
  let click: EarlyClick | undefined;

  for (const type of ['click', 'input', 'change']) document.addEventListener(type, record, { capture: true });
  window.earlyInteractions = { controls, replay };

  function record(event: Event): void {
    const { target, type } = event;
    const button = type === 'click' && target instanceof Element && target.closest('button');
    if (button && button.type === 'button') {
      click?.answer?.cancel();
      click = { event, button, answer: isHydrated(button) ? undefined : fade(button) };
    }
    if (
      (target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement) &&
      !isHydrated(target)
    ) {
      changes.set(target, { event, value: target.value });
    }
  }

  /** Shows that a button is pressed, until its code handles the click. Not an attribute, which would differ from React's markup. */
  function fade(button: Element): Animation {
    return button.animate([{ opacity: 0.5 }, { opacity: 0.5, offset: 0.9 }, { opacity: 1 }], 8_000);
  }

  /** React handles the events of the elements that it has hydrated. It stores properties on them. */
  function isHydrated(element: Element): boolean {
    return Object.keys(element).some((key) => key.startsWith('__react'));
  }

  function controls(): Element[] {
    return click ? [...changes.keys(), click.button] : [...changes.keys()];
  }

  function replay(canReplay: (element: Element) => boolean): void {
    // Read at once: React may reset the controls when it renders them.
    const replays = [...changes].filter(([control]) => canReplay(control)).map(replayOfChange);
    if (click && canReplay(click.button)) replays.push(replayOfClick(click));
    // After the effect, so that React renders each change before the next event: handlers use the values of the last render.
    void Promise.resolve().then(() => replays.forEach((replay) => replay?.()));
  }

  function replayOfClick({ event, button, answer }: EarlyClick): (() => void) | undefined {
    click = undefined;
    answer?.cancel();
    // If the code is loaded, a click makes React hydrate the component at once and handle that same click.
    if (event.eventPhase !== Event.NONE || !button.isConnected) return undefined;
    return () => {
      // Otherwise the new click was recorded.
      if (isReached(button, 'click', () => button.click())) click = undefined;
    };
  }

  function replayOfChange([control, { event, value }]: [Control, EarlyChange]): (() => void) | undefined {
    changes.delete(control);
    const isSelect = control instanceof HTMLSelectElement;
    const isCheckable = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    const changeType = isSelect ? 'change' : 'input';
    const state = isCheckable ? String(control.checked) : value;
    const initialState = isSelect
      ? [...control.options].find(({ defaultSelected }) => defaultSelected)?.value
      : String(isCheckable ? control.defaultChecked : control.defaultValue);
    if (state === initialState || !control.isConnected) return undefined;

    const prepare = () => {
      // Setting an equal value would lose the caret and an unfinished composition.
      if (control.value !== value) control.value = value;
      if (initialState !== undefined) control._valueTracker?.setValue(initialState);
    };
    // React has hydrated the control during this event, and handles it if it sees a change.
    if (event.eventPhase !== Event.NONE && isCheckable === (event.type === 'click')) {
      prepare();
      return undefined;
    }
    return () => {
      prepare();
      // The click changes the state back.
      if (isCheckable) control.checked = state === 'false';
      const isReplayed = isCheckable
        ? isReached(control, 'click', () => control.click())
        : isReached(control, changeType, () => control.dispatchEvent(new Event(changeType, { bubbles: true })));
      if (!isReplayed) changes.set(control, { event, value });
    };
  }

  /** @returns false in a slot whose code is loading: React stops the propagation of an event there */
  function isReached(element: Element, type: string, dispatch: () => unknown): boolean {
    let isReached = false;
    const reach = () => {
      isReached = true;
    };
    element.addEventListener(type, reach, { capture: true });
    dispatch();
    element.removeEventListener(type, reach, { capture: true });
    return isReached;
  }
}
