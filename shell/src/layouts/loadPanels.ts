/* The shell's own panels, also for whoever brings them ahead of the click that needs them. */

export const loadMenuPanel = () => import('../header/menu-panel/MenuPanel.tsx');
export const loadMarketPanel = () => import('../top-bar/market-panel/MarketPanel.tsx');
