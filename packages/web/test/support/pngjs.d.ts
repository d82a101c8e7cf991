/** The part of pngjs that the tests use. */
declare module 'pngjs' {
  export class PNG {
    constructor(size: { readonly width: number; readonly height: number });
    readonly width: number;
    readonly height: number;
    readonly data: Buffer;
    static readonly sync: { write(png: PNG): Buffer; read(bytes: Buffer): PNG };
  }
}
