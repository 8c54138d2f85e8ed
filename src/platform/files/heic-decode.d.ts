declare module 'heic-decode' {
  interface HeicPixels {
    width: number;
    height: number;
    data: Uint8ClampedArray<ArrayBuffer>;
  }
  interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<HeicPixels>;
  }
  const heicDecode: { all(input: { buffer: Uint8Array }): Promise<HeicImage[]> };
  export default heicDecode;
}
