/** Navigates to an address of the server. An object, so that tests can mock it. */
export const browser = {
  leaveFor(address: string): void {
    window.location.assign(address);
  },
};
