/** Also for whoever brings it ahead of the click that needs it. */
export const loadMarketPanel = () => import('../top-bar/market-panel/MarketPanel.tsx');
