import { useId } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { useChooseMarket, useShop } from '@hemvaror/runtime/shop/shop';
import { Flag } from '@hemvaror/ui/flag/Flag';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { CheckIcon } from '@hemvaror/ui/icons/CheckIcon';
import { Panel } from '@hemvaror/ui/panel/Panel';
import { PanelAhead } from '@hemvaror/ui/panel/PanelAhead';
import type { Channel, ChannelMarket } from '../../data/rootData.ts';
import { marketGroups, type MarketGroup } from '../../market/marketGroups.ts';
import classes from './MarketPanel.module.css';

const NAME = 'market-selector';

interface MarketPanelProps {
  channel: Channel;
}

/** The markets by group, each with its country and currency. Selecting one changes the market (LOCALE-20). */
export function MarketPanel(props: MarketPanelProps) {
  const isOpen = useSelector(panelSlice.selectors.selectPanelName) === NAME;
  return (
    <PanelAhead isOpen={isOpen}>
      <Markets {...props} />
    </PanelAhead>
  );
}

function Markets({ channel }: MarketPanelProps) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { locale } = useShop();
  const chooseMarket = useChooseMarket();
  const close = () => dispatch(panelSlice.actions.panelClosed());

  return (
    <Panel
      name={NAME}
      title={t('market.title')}
      from="bottom"
      closeLabel={t('layout.close')}
      onClose={close}
      bodyClassName={classes.body}
    >
      {marketGroups(channel, locale).map((group) => (
        <Group
          key={group.key}
          group={group}
          onChoose={(alias) => {
            close();
            void chooseMarket(alias);
          }}
        />
      ))}
    </Panel>
  );
}

interface GroupProps {
  group: MarketGroup;
  onChoose: (alias: string) => void;
}

function Group({ group, onChoose }: GroupProps) {
  const { t } = useTranslation('shell');
  const titleId = useId();

  return (
    <section aria-labelledby={titleId}>
      <Heading size="small" as="h3" id={titleId} className={classes.title}>
        {t(`market.${group.key}`)}
      </Heading>
      <ul className={classes.markets}>
        {group.markets.map((market) => (
          <li key={market.alias}>
            <MarketChoice market={market} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MarketChoice({ market, onChoose }: Pick<GroupProps, 'onChoose'> & { market: ChannelMarket }) {
  const { t } = useTranslation('shell');
  const { market: current, languageId } = useShop();
  const { alias, country, currency } = market;
  const isCurrent = alias === current;

  return (
    <button
      type="button"
      className={classes.market}
      aria-current={isCurrent || undefined}
      data-autofocus={isCurrent || undefined}
      onClick={() => {
        if (alias) onChoose(alias);
      }}
    >
      <Flag country={country?.code ?? ''} shape="circle" />
      <span className={classes.country}>
        {country ? t(`country.${country.code}`, { defaultValue: country.name }) : alias}
      </span>
      {currency && <span className={classes.currency}>{currencyName(currency, languageId)}</span>}
      {isCurrent && <CheckIcon size="small" />}
    </button>
  );
}

/** The name in the language of the site: the channel's own name may be in another language. */
function currencyName({ code, name }: NonNullable<ChannelMarket['currency']>, languageId: string): string {
  if (!/^[A-Z]{3}$/i.test(code)) return name;
  const localized = new Intl.DisplayNames(languageId, { type: 'currency', fallback: 'none' }).of(code) ?? name;
  // Swedish currency names are lower case; a name at the start of a line is not.
  return `${localized.charAt(0).toLocaleUpperCase(languageId)}${localized.slice(1)} (${code})`;
}
