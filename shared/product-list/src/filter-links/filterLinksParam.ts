/** In an address: the filters stand in the page as links. */
export const FILTER_LINKS_PARAM = 'filters';
