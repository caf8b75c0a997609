/// <reference path="./jest-axe.d.ts" />
import { axe } from 'jest-axe';

/** axe finds nothing to object to in what is rendered, portals included. */
export async function expectAccessible() {
  const { violations } = await axe(document.body);
  const found = violations.filter(({ id }) => id !== 'region').map(({ id, help }) => `${id}: ${help}`);
  expect(found).toEqual([]);
}
