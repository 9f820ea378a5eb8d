import classes from './Count.module.css';

/** Styles a number whose text comes from a stylesheet. `Count` renders one with a text. */
export const countClassName = classes.count;
