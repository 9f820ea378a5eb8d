import { Transform } from 'node:stream';

const END = '</body></html>';

/** A stream of a document that puts markup in front of `</body>`: where React renders nothing, it hydrates nothing. */
export function insertBeforeBodyEnd(markup: string): Transform {
  // The end may come in pieces, so as much as it is long is held back.
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const all = Buffer.concat([held, chunk]);
      const at = Math.max(0, all.length - END.length);
      held = all.subarray(at);
      done(null, all.subarray(0, at));
    },
    flush(done) {
      const isEnd = held.toString() === END;
      done(null, isEnd ? markup + END : held);
    },
  });
}
