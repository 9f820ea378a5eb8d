import { Transform } from 'node:stream';

const START = '<head>';
const END = '</head>';

interface HeadMarkup {
  /** Before React's elements. */
  start: string;
  /** After them. @param head React's elements. Must not reject */
  end: (head: string) => Promise<string>;
}

/** Creates a stream that inserts markup into a document's head. */
export function insertIntoHead({ start, end }: HeadMarkup): Transform {
  // Its end may be split over chunks, so the head is sent as a whole.
  let head: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === undefined) {
        done(null, chunk);
        return;
      }
      head = Buffer.concat([head, chunk]);
      const endAt = head.indexOf(END);
      if (endAt === -1) {
        done();
        return;
      }
      const startAt = head.indexOf(START) + START.length;
      const [before, ofReact, after] = [head.subarray(0, startAt), head.subarray(startAt, endAt), head.subarray(endAt)];
      head = undefined;
      void end(ofReact.toString()).then((markup) =>
        done(null, Buffer.concat([before, Buffer.from(start), ofReact, Buffer.from(markup), after])),
      );
    },
    flush(done) {
      done(null, head);
    },
  });
}
