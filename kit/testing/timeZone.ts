/** The viewer's browser is in this zone. Before timers are faked, which replaces `Intl`; until mocks are restored. */
export function mockTimeZone(timeZone: string): void {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...resolved, timeZone });
}
