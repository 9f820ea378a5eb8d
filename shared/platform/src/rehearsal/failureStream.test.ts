import { FailureStream } from './failureStream.ts';

const line = (remote: string) =>
  `${JSON.stringify({ level: 50, remote, expose: 'SearchBox', err: { message: 'broken' }, msg: 'page or slot failed' })}\n`;

test('failures of the remote are collected until they are taken', () => {
  const failures = new FailureStream('mf-search');
  failures.write(line('mf-search'));
  failures.write(line('mf-catalog'));
  failures.write(`${JSON.stringify({ level: 50, msg: 'rendering failed' })}\n`);

  expect(failures.take()).toEqual({ own: ['SearchBox: broken'], areLate: false, hasOthers: true });
  expect(failures.take()).toEqual({ own: [], areLate: true, hasOthers: false });
});
