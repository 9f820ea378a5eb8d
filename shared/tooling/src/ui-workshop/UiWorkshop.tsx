import { useState } from 'react';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { GROUPS, type ComponentExamples, type Example, type Translate } from '@hemvaror/ui/examples/componentExamples';
import { Field } from '@hemvaror/ui/field/Field';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { SegmentedControl } from '@hemvaror/ui/segmented-control/SegmentedControl';
import { Switch } from '@hemvaror/ui/switch/Switch';
import { Text } from '@hemvaror/ui/text/Text';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { groupHeading, linkOf, teamComponents, type Group } from './headings.ts';
import classes from './UiWorkshop.module.css';

interface UiWorkshopProps {
  components: readonly ComponentExamples[];
  language: LocaleCode;
  onLanguage: (language: LocaleCode) => void;
}

/** Every component in all its states, by the headings of the component sheet. */
export function UiWorkshop({ components, language, onLanguage }: UiWorkshopProps) {
  const [searchText, setSearchText] = useState('');
  const translate: Translate = (swedish, english) => (language === 'sv' ? swedish : english);
  const found = components.filter((entry) => matches(entry, searchText, translate));
  const groups = GROUPS.filter((group) => found.some((entry) => entry.group === group));

  return (
    <main className={classes.page}>
      <Heading size="display" as="h1">
        {translate('Komponenter', 'Components')}
      </Heading>
      <Text size="lead" muted className={classes.lead}>
        {translate('Varje komponent i varje tillstånd.', 'Every component in every state.')}
      </Text>
      <div className={classes.tools}>
        <Field
          type="search"
          className={classes.search}
          label={translate('Sök bland rubriker', 'Search the headings')}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
        />
        <SegmentedControl
          legend={translate('Språk', 'Language')}
          options={LOCALE_CODES.map((code) => ({ value: code, label: LOCALES[code].name }))}
          value={language}
          onChange={onLanguage}
        />
        <VatSwitch translate={translate} />
      </div>
      <nav className={classes.links} aria-label={translate('Komponenter', 'Components')}>
        {found.map(({ component }) => (
          <a key={component} className={textLinkClassName('quiet')} href={`#${linkOf(component)}`}>
            {component}
          </a>
        ))}
      </nav>
      <output>{found.length === 0 && translate('Ingen rubrik matchar.', 'No heading matches.')}</output>
      {groups.map((group) => (
        <GroupSection key={group} group={group} components={found} translate={translate} />
      ))}
      <TeamComponents translate={translate} />
    </main>
  );
}

function matches({ component, group }: ComponentExamples, searchText: string, translate: Translate): boolean {
  return `${component} ${groupHeading(group, translate)}`.toLowerCase().includes(searchText.trim().toLowerCase());
}

/** One switch for all examples, as the VAT setting applies to the whole site. */
function VatSwitch({ translate }: { translate: Translate }) {
  const dispatch = useDispatch();
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  return (
    <Switch
      checked={!vatIncluded}
      onChange={(event) => dispatch(siteSlice.actions.vatDisplayChanged({ vatIncluded: !event.target.checked }))}
    >
      {translate('Visa priser exklusive moms', 'Show prices excluding VAT')}
    </Switch>
  );
}

function GroupSection({
  group,
  components,
  translate,
}: {
  group: Group;
  components: ComponentExamples[];
  translate: Translate;
}) {
  return (
    <section className={classes.group} aria-labelledby={`group-${group}`}>
      <Heading size="part" as="h2" id={`group-${group}`}>
        {groupHeading(group, translate)}
      </Heading>
      <div className={classes.components}>
        {components
          .filter((entry) => entry.group === group)
          .map((entry) => (
            <ComponentSheet key={entry.component} {...entry} translate={translate} />
          ))}
      </div>
    </section>
  );
}

function ComponentSheet({ component, layout, examples, translate }: ComponentExamples & { translate: Translate }) {
  const link = linkOf(component);
  return (
    <div className={classes.component} id={link}>
      <h3 className={classes.name}>
        <a href={`#${link}`}>{component}</a>
      </h3>
      <div className={classes.examples} data-layout={layout}>
        {examples.map((example) => (
          <ExampleFigure key={example.name(translate)} example={example} translate={translate} />
        ))}
      </div>
    </div>
  );
}

function ExampleFigure({ example, translate }: { example: Example; translate: Translate }) {
  return (
    <figure className={classes.example}>
      <div data-forced-child-state={example.state}>{example.show(translate)}</div>
      <figcaption className={classes.caption}>{example.name(translate)}</figcaption>
    </figure>
  );
}

function TeamComponents({ translate }: { translate: Translate }) {
  return (
    <section className={classes.group} aria-labelledby="group-teams">
      <Heading size="part" as="h2" id="group-teams">
        {translate('Komponenter hos teamen', 'Components of the teams')}
      </Heading>
      <ul className={classes.teams}>
        {teamComponents(translate).map(({ name, folder }) => (
          <li key={folder}>
            {name} <code>{folder}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
