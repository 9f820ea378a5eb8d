/** A file, or a part of one, that is written from declarations in the code. */
export interface Output {
  /** Path from the project's folder. */
  file: string;
  /** Returns the new content of the whole file. @param current current content, empty for a new file */
  write(current: string): string | Promise<string>;
}

/**
 * Writes the lines between two comments of a hand-written file: `# generated: <name>` and
 * `# end generated: <name>`, with the comment signs of the file's language. Lines get the indentation of the first comment.
 *
 * @throws Error from `write` if the file lacks one of the comments
 */
export function sectionOutput(file: string, name: string, content: () => string | Promise<string>): Output {
  return {
    file,
    async write(current) {
      const lines = current.split('\n');
      const start = lines.findIndex((line) => isMarker(line, `generated: ${name}`));
      const end = lines.findIndex((line) => isMarker(line, `end generated: ${name}`));
      if (start === -1 || end < start) {
        throw new Error(
          `${file} has no section "${name}". Add the comments "generated: ${name}" and "end generated: ${name}".`,
        );
      }
      const indentation = /^\s*/.exec(lines[start] ?? '')?.[0] ?? '';
      const section = (await content())
        .trimEnd()
        .split('\n')
        .map((line) => (line === '' ? '' : `${indentation}${line}`));
      return [...lines.slice(0, start + 1), ...section, ...lines.slice(end)].join('\n');
    },
  };
}

/** Whether a line is a comment with exactly this text: `# text`, `// text` or `<!-- text -->`. */
function isMarker(line: string, text: string): boolean {
  return [`# ${text}`, `// ${text}`, `<!-- ${text} -->`].includes(line.trim());
}
