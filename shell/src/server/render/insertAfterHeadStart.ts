import { Transform } from 'node:stream';

const START = '<head>';

/** Creates a stream that inserts markup at the start of a document's head, before React's elements. */
export function insertAfterHeadStart(markup: string): Transform {
  let isInserted = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const at = isInserted ? -1 : chunk.indexOf(START);
      if (at === -1) {
        done(null, chunk);
        return;
      }
      isInserted = true;
      const end = at + START.length;
      done(null, Buffer.concat([chunk.subarray(0, end), Buffer.from(markup), chunk.subarray(end)]));
    },
  });
}
