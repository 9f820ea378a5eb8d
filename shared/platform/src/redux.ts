/** The Redux Toolkit names that shared packages and remotes may use. The shell provides the one copy. */
export { combineSlices, configureStore, createSelector, createSlice } from '@reduxjs/toolkit';
export type { PayloadAction, Reducer, Slice, UnknownAction, WithSlice } from '@reduxjs/toolkit';
