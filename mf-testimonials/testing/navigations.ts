import { browser } from 'kit';

/** Stays on the page and records the addresses that it would have navigated to. */
export function watchNavigations(): string[] {
  const addresses: string[] = [];
  jest.spyOn(browser, 'leaveFor').mockImplementation((address) => void addresses.push(address));
  return addresses;
}
