/** The Redux Toolkit names that shared packages and remotes may use. The shell provides the one copy. */
export { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
export type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
