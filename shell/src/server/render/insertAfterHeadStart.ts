import { Transform } from 'node:stream';

const START = '<head>';

/** A stream of a document that puts markup in front of everything that React puts into the head. */
export function insertAfterHeadStart(markup: string): Transform {
  let isPlaced = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const at = isPlaced ? -1 : chunk.indexOf(START);
      if (at === -1) {
        done(null, chunk);
        return;
      }
      isPlaced = true;
      const end = at + START.length;
      done(null, Buffer.concat([chunk.subarray(0, end), Buffer.from(markup), chunk.subarray(end)]));
    },
  });
}
