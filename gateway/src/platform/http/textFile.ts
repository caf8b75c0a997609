/** A response that is a file to download instead of JSON. Its name needs no quoting. */
export class TextFile {
  constructor(
    readonly type: string,
    readonly name: string,
    readonly text: string,
  ) {}
}
