/** Also for whoever brings it ahead of the click that needs it. */
export const loadMenuPanel = () => import('../header/menu-panel/MenuPanel.tsx');
