import { tmpdir } from 'node:os';
import { closeServer } from '../site/site.ts';
import { createDevHost, type DevHost } from './devHost.ts';

let host: DevHost;
let origin: string;

beforeEach(async () => {
  host = createDevHost(tmpdir());
  origin = await host.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => closeServer(host.app.server));

/** Opens the event stream as a page does. */
async function openPage() {
  const { body } = await fetch(`${origin}/__events`);
  if (!body) throw new Error('The stream has no body.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async (expected: string) => {
    while (!text.includes(expected)) text += (await reader.read()).value ?? '';
    return text;
  };
}

test('a build failure is sent to open pages and to pages opened later, until the build succeeds', async () => {
  const early = await openPage();
  host.showFailure('line 1\nline 2');
  const late = await openPage();
  const event = 'event: failure\ndata: "line 1\\nline 2"\n\n';

  expect(await early(event)).toContain(event);
  expect(await late(event)).toContain(event);
  host.showFailure('');
  expect(await early('data: ""')).toContain('event: failure\ndata: ""\n\n');
});
