import { defineRemote } from '@hemvaror/platform/contract/defineRemote';

export const remote = defineRemote({
  name: 'mf-content',
  exposes: {
    './FrontPage': './src/front-page/FrontPage.tsx',
    './ContentPage': './src/content-page/ContentPage.tsx',
    './CookiesPage': './src/cookies-page/CookiesPage.tsx',
    './WidgetPreviewPage': './src/widget-preview-page/WidgetPreviewPage.tsx',
    './WidgetArea': './src/widget-area/WidgetAreaSlot.tsx',
    './PlanningToolPage': './src/planning-tool-page/PlanningToolPage.tsx',
  },
});
