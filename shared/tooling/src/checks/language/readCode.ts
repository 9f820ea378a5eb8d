import { parseSync, Visitor, type Comment, type Expression, type Argument } from 'oxc-parser';
import type { Name, Prose } from './prose.ts';

interface Code {
  comments: Prose[];
  testNames: Prose[];
  /** Identifiers of every kind: variables, properties, types, JSX elements and attributes. */
  names: Name[];
}

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** @throws Error if the file is not valid TypeScript or JavaScript */
export function readCode(file: string, source: string): Code {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);

  const names: Name[] = [];
  const testNames: Prose[] = [];
  const addName = ({ name, start }: { name: string; start: number }) => names.push({ name, start });
  new Visitor({
    Identifier: addName,
    JSXIdentifier: addName,
    PrivateIdentifier: addName,
    CallExpression({ callee, arguments: [title] }) {
      if (title && isTestFunction(callee)) testNames.push(...titleIn(title, source));
    },
  }).visit(program);
  return { comments: proseIn(comments, source), testNames, names };
}

/** `test`, and what is called or read from it: `test.describe`, `test.each(rows)`. */
function isTestFunction(callee: Expression): boolean {
  if (callee.type === 'Identifier') return TEST_FUNCTIONS.has(callee.name);
  if (callee.type === 'MemberExpression') return isTestFunction(callee.object);
  if (callee.type === 'CallExpression') return isTestFunction(callee.callee);
  return callee.type === 'TaggedTemplateExpression' && isTestFunction(callee.tag);
}

function titleIn(title: Argument, source: string): Prose[] {
  const isText = title.type === 'TemplateLiteral' || (title.type === 'Literal' && typeof title.value === 'string');
  return isText ? [{ text: source.slice(title.start + 1, title.end - 1), start: title.start + 1 }] : [];
}

/** Joins line comments that follow each other, so that a phrase is found across the break. */
function proseIn(comments: readonly Comment[], source: string): Prose[] {
  const spans: { start: number; end: number; isLine: boolean }[] = [];
  for (const { type, start, end } of comments) {
    const isLine = type === 'Line';
    const last = spans.at(-1);
    if (last?.isLine && isLine && /^\r?\n[ \t]*$/.test(source.slice(last.end, start))) last.end = end;
    else spans.push({ start, end, isLine });
  }
  return spans.map(({ start, end }) => ({ text: source.slice(start, end), start }));
}
