import { useState } from 'react';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { GROUPS, type ComponentExamples, type Example, type Say } from '@hemvaror/ui/examples/componentExamples';
import { Field } from '@hemvaror/ui/field/Field';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { SegmentedControl } from '@hemvaror/ui/segmented-control/SegmentedControl';
import { Switch } from '@hemvaror/ui/switch/Switch';
import { Text } from '@hemvaror/ui/text/Text';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { elsewhere, groupHeading, linkOf, type Group } from './headings.ts';
import classes from './UiWorkshop.module.css';

interface UiWorkshopProps {
  components: readonly ComponentExamples[];
  language: LocaleCode;
  onLanguage: (language: LocaleCode) => void;
}

/** Every component in all its states, by the headings of the component sheet. */
export function UiWorkshop({ components, language, onLanguage }: UiWorkshopProps) {
  const [wanted, setWanted] = useState('');
  const say: Say = (swedish, english) => (language === 'sv' ? swedish : english);
  const found = components.filter((entry) => isFound(entry, wanted, say));
  const groups = GROUPS.filter((group) => found.some((entry) => entry.group === group));

  return (
    <main className={classes.page}>
      <Heading size="display" as="h1">
        {say('Delar', 'Components')}
      </Heading>
      <Text size="lead" muted className={classes.lead}>
        {say('Varje komponent i varje tillstånd.', 'Every component in every state.')}
      </Text>
      <div className={classes.tools}>
        <Field
          type="search"
          className={classes.search}
          label={say('Sök bland rubriker', 'Search the headings')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <SegmentedControl
          legend={say('Språk', 'Language')}
          options={LOCALE_CODES.map((code) => ({ value: code, label: LOCALES[code].name }))}
          value={language}
          onChange={onLanguage}
        />
        <VatSwitch say={say} />
      </div>
      <nav className={classes.links} aria-label={say('Komponenter', 'Components')}>
        {found.map(({ component }) => (
          <a key={component} className={textLinkClassName('quiet')} href={`#${linkOf(component)}`}>
            {component}
          </a>
        ))}
      </nav>
      <output>{found.length === 0 && say('Ingen rubrik passar.', 'No heading fits.')}</output>
      {groups.map((group) => (
        <GroupSection key={group} group={group} components={found} say={say} />
      ))}
      <Elsewhere say={say} />
    </main>
  );
}

function isFound({ component, group }: ComponentExamples, wanted: string, say: Say): boolean {
  return `${component} ${groupHeading(group, say)}`.toLowerCase().includes(wanted.trim().toLowerCase());
}

/** Prices follow the whole site's choice, so it stands here once. */
function VatSwitch({ say }: { say: Say }) {
  const dispatch = useDispatch();
  const vatIncluded = useSelector(siteSlice.selectors.selectVatIncluded);
  return (
    <Switch
      checked={!vatIncluded}
      onChange={(event) => dispatch(siteSlice.actions.vatDisplayChosen({ vatIncluded: !event.target.checked }))}
    >
      {say('Visa priser exklusive moms', 'Show prices excluding VAT')}
    </Switch>
  );
}

function GroupSection({ group, components, say }: { group: Group; components: ComponentExamples[]; say: Say }) {
  return (
    <section className={classes.group} aria-labelledby={`group-${group}`}>
      <Heading size="part" as="h2" id={`group-${group}`}>
        {groupHeading(group, say)}
      </Heading>
      <div className={classes.components}>
        {components
          .filter((entry) => entry.group === group)
          .map((entry) => (
            <ComponentSheet key={entry.component} {...entry} say={say} />
          ))}
      </div>
    </section>
  );
}

function ComponentSheet({ component, layout, examples, say }: ComponentExamples & { say: Say }) {
  const link = linkOf(component);
  return (
    <div className={classes.component} id={link}>
      <h3 className={classes.name}>
        <a href={`#${link}`}>{component}</a>
      </h3>
      <div className={classes.examples} data-layout={layout}>
        {examples.map((example) => (
          <ExampleFigure key={example.name(say)} example={example} say={say} />
        ))}
      </div>
    </div>
  );
}

function ExampleFigure({ example, say }: { example: Example; say: Say }) {
  return (
    <figure className={classes.example}>
      <div data-shown-child-state={example.state}>{example.show(say)}</div>
      <figcaption className={classes.caption}>{example.name(say)}</figcaption>
    </figure>
  );
}

function Elsewhere({ say }: { say: Say }) {
  return (
    <section className={classes.group} aria-labelledby="group-elsewhere">
      <Heading size="part" as="h2" id="group-elsewhere">
        {say('Det som bor hos sitt team', 'What lives with its team')}
      </Heading>
      <ul className={classes.elsewhere}>
        {elsewhere(say).map(({ what, where }) => (
          <li key={where}>
            {what} <code>{where}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
