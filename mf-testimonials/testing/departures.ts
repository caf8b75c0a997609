import { browser } from 'kit';

/** Keeps the page where it is and remembers the addresses that it would have been left for. */
export function watchDepartures(): string[] {
  const addresses: string[] = [];
  jest.spyOn(browser, 'leaveFor').mockImplementation((address) => void addresses.push(address));
  return addresses;
}
