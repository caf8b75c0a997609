/** Navigates to an address of the server, or loads the page again. An object, so that tests can mock it. */
export const browser = {
  leaveFor(address: string): void {
    window.location.assign(address);
  },
  reload(): void {
    window.location.reload();
  },
};
