/** Longest text of a field of a checkout or an account, in UTF-16 units, as browsers count. The API cuts longer texts of an address. */
export const MAX_FIELD_LENGTH = 200;
