import { Buffer } from 'node:buffer';
import { CompleteLines } from './completeLines.ts';
import { PlainProgress } from './plainProgress.ts';
import { TerminalProgress } from './terminalProgress.ts';

const CLEAR = '\r\u001B[2K';

function aTerminal(columns: number) {
  const written: string[] = [];
  return { columns, written, write: (data: string | Uint8Array) => written.push(Buffer.from(data).toString()) > 0 };
}

describe('in a terminal', () => {
  function aProgress(columns = 80) {
    const terminal = aTerminal(columns);
    const { show, clear, writeLines } = new TerminalProgress(terminal, terminal, () => 0);
    return { show, clear, writeLines, written: terminal.written };
  }

  test('a step replaces the previous one on the same line', () => {
    const { show, clear, written } = aProgress();

    show('building mf-search (1 of 2)');
    show('building shell (2 of 2)');
    clear();

    expect(written).toEqual([
      `${CLEAR}building mf-search (1 of 2) … 0 s`,
      `${CLEAR}building shell (2 of 2) … 0 s`,
      CLEAR,
    ]);
  });

  test('the line names the awaited remotes with their reasons', () => {
    const { show, clear, written } = aProgress();

    show('starting the shell', [{ name: 'mf-search', reason: 'fetch\nfailed' }, { name: 'mf-content' }]);
    clear();

    expect(written[0]).toBe(`${CLEAR}starting the shell; waiting for mf-search (fetch failed), mf-content … 0 s`);
  });

  test('output of a child process is written above the line, bytes unchanged', () => {
    const { show, clear, writeLines, written } = aProgress();
    const lines = '{"level":40,"msg":"ä"}\n\u001B[31mred\u001B[39m\n';

    show('starting the shell');
    writeLines(Buffer.from(lines), 'stderr');
    clear();

    expect(written.slice(1, 4)).toEqual([CLEAR, lines, `${CLEAR}starting the shell … 0 s`]);
  });

  test('without a step, output is written as it is', () => {
    const { show, clear, writeLines, written } = aProgress();

    show('starting the shell');
    clear();
    writeLines(Buffer.from('ready\n'), 'stdout');

    expect(written.slice(2)).toEqual(['ready\n']);
  });

  test('a step is cut at the width of the terminal, so that it does not wrap', () => {
    const { show, clear, written } = aProgress(20);

    show('rehearsing releases 2 of 5 (mf-search)');
    clear();

    expect(written[0]).toBe(`${CLEAR}rehearsing r… … 0 s`);
  });
});

describe('in a file', () => {
  function aProgress() {
    let now = 0;
    const terminal = aTerminal(80);
    const { show } = new PlainProgress(terminal, () => now);
    return { show, written: terminal.written, pass: (ms: number) => (now += ms) };
  }

  test('each step is one line', () => {
    const { show, written } = aProgress();

    for (const step of ['building mf-search (1 of 2)', 'building shell (2 of 2)', 'building shell (2 of 2)'])
      show(step);

    expect(written).toEqual(['building mf-search (1 of 2)\n', 'building shell (2 of 2)\n']);
  });

  test('the counts of a step are repeated after ten seconds', () => {
    const { show, pass, written } = aProgress();

    for (let done = 0; done < 40; done += 1) {
      show(`updating the database ${done} of 40`);
      pass(500);
    }

    expect(written).toEqual(['updating the database 0 of 40\n', 'updating the database 20 of 40\n']);
  });

  test('a step whose counts do not change is not repeated', () => {
    const { show, pass, written } = aProgress();

    show('rehearsing releases 2 of 5 (mf-search)');
    pass(60_000);
    show('rehearsing releases 2 of 5 (mf-search)');

    expect(written).toHaveLength(1);
  });

  test('the reason of an awaited remote is reported once, a remote without reason is not', () => {
    const { show, written } = aProgress();
    const awaited = [{ name: 'mf-search', reason: 'fetch failed' }, { name: 'mf-content' }];

    show('starting the shell', awaited);
    show('starting the shell', awaited);

    expect(written).toEqual(['starting the shell\n', 'waiting for mf-search: fetch failed\n']);
  });
});

test('the output of a process is passed on in complete lines, and its last line is ended', () => {
  const written: string[] = [];
  const lines = new CompleteLines((complete) => written.push(Buffer.from(complete).toString()));
  const [start, rest] = [Buffer.from('one\nblå').subarray(0, 7), Buffer.from('one\nblå').subarray(7)];

  lines.add(start);
  lines.add(rest);
  lines.add(Buffer.from('\n'));
  lines.add(Buffer.from('last'));
  lines.end();

  expect(written).toEqual(['one\n', 'blå\n', 'last\n']);
});
