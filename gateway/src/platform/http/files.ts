/** A response that is a file to download instead of JSON. Its name needs no quoting. */
export class TextFile {
  constructor(
    readonly type: string,
    readonly name: string,
    readonly text: string,
  ) {}
}

/** A file of unknown length, read and sent piece by piece. Until its first piece it can still be refused. */
export class StreamedFile {
  constructor(
    readonly type: string,
    readonly name: string,
    readonly pieces: AsyncIterable<string | Uint8Array>,
  ) {}
}
