/** The one way to leave the page for an address of the server; an object, so that a test can hold it. */
export const browser = {
  leaveFor(address: string): void {
    window.location.assign(address);
  },
};
