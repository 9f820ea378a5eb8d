/** Parameter of an address whose page has the filters as links. */
export const FILTER_LINKS_PARAM = 'filters';
