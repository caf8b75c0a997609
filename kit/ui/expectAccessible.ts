/// <reference path="./jest-axe.d.ts" />
import { act } from '@testing-library/react';
import { axe } from 'jest-axe';

/** Asserts that axe finds no violation in the document, portals included. */
export async function expectAccessible() {
  // Lazy components and requests may finish while axe runs.
  const { violations } = await act(() =>
    axe(document.body, { resultTypes: ['violations'], selectors: false }),
  );
  const found = violations.filter(({ id }) => id !== 'region').map(({ id, help }) => `${id}: ${help}`);
  expect(found).toEqual([]);
}
