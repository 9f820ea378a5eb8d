/** The settings of the tracking services, by the names of their variables. The shell and commerce-api read the same ones. */
export interface TrackingSettings {
  TAG_MANAGER_ID?: string | undefined;
  TAG_MANAGER_SCRIPT_URL?: string | undefined;
  RECOMMENDATION_ACTIVE: boolean;
  RECOMMENDATION_ACCOUNT?: string | undefined;
  RECOMMENDATION_SCRIPT_URL?: string | undefined;
}

/** The addresses of the scripts that pages may load; a service without a complete configuration is missing (TRACK-04, CONST-06). */
export interface TrackingScripts {
  tagManager?: string;
  recommendation?: string;
}

/** Decides which tracking services are on: what pages load, and what the privacy page names, comes from here. */
export function trackingScripts(settings: TrackingSettings): TrackingScripts {
  const { TAG_MANAGER_SCRIPT_URL: tagManager, RECOMMENDATION_SCRIPT_URL: recommendation } = settings;
  return {
    ...(settings.TAG_MANAGER_ID && tagManager && { tagManager }),
    ...(settings.RECOMMENDATION_ACTIVE && settings.RECOMMENDATION_ACCOUNT && recommendation && { recommendation }),
  };
}
