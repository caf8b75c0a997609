/** Gives the window the width of a phone until the test has ended. */
export function showOnPhone(): void {
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...wide(query), matches: query.includes('max-width') }));
}

afterEach(() => jest.restoreAllMocks());
