/** stylis's function of the same name, for styles that no browser needs with a vendor's prefix. */
export const prefix = (declaration) => declaration;
