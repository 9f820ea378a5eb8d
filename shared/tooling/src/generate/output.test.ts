import { sectionOutput } from './output.ts';

test('a section is replaced between its comments, with their indentation', async () => {
  const { write } = sectionOutput('compose.yml', 'shell environment', () => 'A: 1\n\nB: 2\n');

  const written = await write(
    ['shell:', '  # generated: shell environment', '  OLD: 0', '  # end generated: shell environment', 'end:', ''].join(
      '\n',
    ),
  );

  expect(written).toBe(
    [
      'shell:',
      '  # generated: shell environment',
      '  A: 1',
      '',
      '  B: 2',
      '  # end generated: shell environment',
      'end:',
      '',
    ].join('\n'),
  );
});

test('a section of Markdown is replaced between HTML comments', async () => {
  const { write } = sectionOutput('README.md', 'remotes', () => 'new');

  expect(await write('<!-- generated: remotes -->\nold\n<!-- end generated: remotes -->\n')).toBe(
    '<!-- generated: remotes -->\nnew\n<!-- end generated: remotes -->\n',
  );
});

test('a file without the comments of its section is an error', async () => {
  const { write } = sectionOutput('README.md', 'remotes', () => 'new');

  await expect(write('<!-- generated: remotes shown -->\n')).rejects.toThrow('README.md has no section "remotes".');
});
