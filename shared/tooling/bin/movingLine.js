// Plain JavaScript, as `install.js` uses it before dependencies are installed. Types are in movingLine.d.ts.
import { stripVTControlCharacters } from 'node:util';

const CLEAR = '\r\x1b[2K';
const REDRAW_MS = 1_000;
const DEFAULT_COLUMNS = 80;

/** The last line of a terminal, overwritten by the next text. Other output to the terminal must pass through `write`. */
export class MovingLine {
  #terminal;
  #now;
  #startedAt;
  #text = '';
  #timer;

  constructor(terminal, now = () => performance.now()) {
    this.#terminal = terminal;
    this.#now = now;
    this.#startedAt = now();
  }

  show(text) {
    if (text === this.#text) return;
    this.#text = text;
    // The seconds move while a step takes long, so that a slow machine does not look like a process that hangs.
    this.#timer ??= setInterval(() => this.#draw(), REDRAW_MS).unref();
    this.#draw();
  }

  write(lines, stream = this.#terminal) {
    if (this.#text !== '') this.#terminal.write(CLEAR);
    stream.write(lines);
    this.#draw();
  }

  clear() {
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.#text !== '') this.#terminal.write(CLEAR);
    this.#text = '';
  }

  #draw() {
    if (this.#text === '') return;
    const seconds = ` … ${Math.floor((this.#now() - this.#startedAt) / 1_000)} s`;
    // A line that wraps could not be cleared. The last column stays free: some terminals wrap when it is filled.
    const room = (this.#terminal.columns || DEFAULT_COLUMNS) - seconds.length - 1;
    this.#terminal.write(`${CLEAR}${cut(oneLine(this.#text), room)}${seconds}`);
  }
}

/** Removes colors and control characters, which would move the cursor. */
export function oneLine(text) {
  return stripVTControlCharacters(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function cut(text, length) {
  return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1))}…`;
}
