/** The methods of a terminal that the line uses. */
export interface Terminal {
  /** Width in characters; undefined or 0 if it is not known. */
  readonly columns?: number;
  write(data: string | Uint8Array): boolean;
}

/**
 * The last line of a terminal, overwritten by the next text, with the seconds since its creation.
 *
 * @public imported as movingLine.js
 */
export declare class MovingLine {
  /** @param now monotonic time in ms */
  constructor(terminal: Terminal, now?: () => number);
  /** Replaces the text. */
  show(text: string): void;
  /** Writes complete lines above the moving line. @param stream the terminal by default, or another stream shown on it */
  write(lines: string | Uint8Array, stream?: Pick<Terminal, 'write'>): void;
  /** Removes the line. */
  clear(): void;
}

/**
 * Turns a text with colors and line breaks into one line.
 *
 * @public imported as movingLine.js
 */
export declare function oneLine(text: string): string;
