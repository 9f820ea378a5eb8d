import { defaultOf, settingsByGroup, type SettingRow } from './settingsByGroup.ts';

const INTRODUCTION = `# Settings

<!-- Written by \`npm run generate\` from the declarations of the settings: edit those. -->

Every environment variable of shell, commerce-api, registry, \`npm start\` and the stack in containers. Each reader validates its variables at start.
The error names each invalid variable and the expected value. An empty variable counts as absent. \`npm start\`,
\`npm run dev\` and docker compose also read \`.env\`: copy \`.env.example\`. [operations.md](operations.md) describes
the tasks of operators.

- **default**: the value of an absent variable; plain text describes a computed one.
- **in containers**: the value in docker-compose.yml where it is not simply the variable of the same name: \`\${NAME:-value}\` can be set as
  \`NAME\` in \`.env\`, anything else is fixed there. *image* means that the image sets it, *empty* that the container has none.
- **read by**: the deployable, \`npm start\` (also \`npm run dev\`), or \`docker compose\` alone.
- **secret** values belong in no log, page or repository; **public** ones are in every page.

## Add a setting

1. Declare it: the shell's in a \`…Variables.ts\` of \`shell/src/server/settings\`, the API's in \`commerce-api/src/platform/config/settings.ts\` or the
   config module of its feature beside it, the registry's in \`shared/platform/src/registry/registrySettings.ts\`, those of \`npm start\` in \`shared/tooling/src/project/settings.ts\`:

   \`\`\`ts
   QUICK_ADD: z.stringbool().default(true).meta({ group: 'The shop', help: 'an add-to-cart button on product cards' }),
   \`\`\`

2. Use it. If the browser reads it, add a key to \`shared/runtime/src/contract/publicConfig.ts\` and declare it with that key:
   \`public: 'quickAdd'\`.
3. \`npm run generate\` writes this page, \`.env.example\` and the environment of the containers. A test fails when one of them differs, when
   docker-compose.yml names an undeclared variable, or when other code reads the environment.

\`.meta()\` is the last call of the declaration, since each further call would drop it. Its keys:

| key | meaning |
| --- | --- |
| \`group\`, \`help\` | heading and meaning on this page; the help is a phrase in lower case |
| \`secret\` | never shown |
| \`public\` | contained in every page, under this key of \`publicConfig.ts\`; a variable in \`_SV\` or \`_EN\`, in those of one site |
| \`shown\` | description of a default that is computed |
| \`example\` | value in \`.env.example\` |
| \`compose\` | value in docker-compose.yml, as a literal or with \`\${…}\`; \`false\` where the image sets it; without the key \`\${NAME:-}\` |
`;

/** Formats docs/settings.md, with a table for each group. */
export function settingsPage(): string {
  const groups = [...settingsByGroup()].map(([group, names]) => `## ${group}\n\n${table([...names.values()].flat())}`);
  return [INTRODUCTION, ...groups, ''].join('\n\n');
}

function table(rows: readonly SettingRow[]): string {
  const lines = rows.map((row) =>
    [
      `\`${row.name}\``,
      defaultCell(row),
      row.help,
      containerCell(row),
      row.readers.join(', '),
      [row.secret ? 'secret' : [], row.public === undefined ? [] : 'public'].flat().join(', '),
    ].map(cell),
  );
  const head = ['variable', 'default', 'meaning', 'in containers', 'read by', 'visibility'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function defaultCell(row: SettingRow): string {
  if (row.defaultText === undefined || row.defaultText === '') return defaultOf(row) ?? '';
  return `\`${row.defaultText}\``;
}

function containerCell({ compose, readers, name }: SettingRow): string {
  if (!readers.some((reader) => ['shell', 'commerce-api', 'registry'].includes(reader))) return '';
  if (compose === false) return '_image_';
  if (compose === '') return '_empty_';
  return compose === undefined || compose === `\${${name}:-}` ? '' : `\`${compose}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
