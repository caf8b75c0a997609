export default async function stopDatabase(): Promise<void> {
  await globalThis.embeddedPostgres?.stop();
}
