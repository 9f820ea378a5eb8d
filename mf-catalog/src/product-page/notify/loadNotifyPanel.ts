/** The panel's code, which comes with the wish to be told. */
export const loadNotifyPanel = async () =>
  (await import(/* webpackChunkName: "notify-panel" */ './NotifyPanel.tsx')).NotifyPanel;
