/// <reference path="./jest-axe.d.ts" />
import { act } from '@testing-library/react';
import { axe } from 'jest-axe';

/** axe finds nothing to object to in what is rendered, portals included. */
export async function expectAccessible() {
  // What is on its way may arrive while axe looks.
  const { violations } = await act(() => axe(document.body));
  const found = violations.filter(({ id }) => id !== 'region').map(({ id, help }) => `${id}: ${help}`);
  expect(found).toEqual([]);
}
