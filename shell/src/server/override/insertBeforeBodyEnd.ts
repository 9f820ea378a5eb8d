import { Transform } from 'node:stream';

const END = '</body></html>';

/** Creates a stream that inserts markup before `</body>` of a document, outside of the hydrated root. */
export function insertBeforeBodyEnd(markup: string): Transform {
  // The end may be split over chunks, so its length is buffered.
  let buffered = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const all = Buffer.concat([buffered, chunk]);
      const at = Math.max(0, all.length - END.length);
      buffered = all.subarray(at);
      done(null, all.subarray(0, at));
    },
    flush(done) {
      const isEnd = buffered.toString() === END;
      done(null, isEnd ? markup + END : buffered);
    },
  });
}
