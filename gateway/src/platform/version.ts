import { version as ofThisCheckout } from '../../../package.json';

/** The version of the whole product. */
export const version: string = ofThisCheckout;
