/** A file that the site serves: its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
