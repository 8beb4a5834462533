/** What is used of the recogniser, which has no types of its own. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Recogniser {
    /** 0 when the language was loaded. */
    Init(folder: string | null, language: string, engine: number): number;
    /** Takes `/input`; 0 when it is a picture. */
    SetImageFile(orientation: number, angle: number): number;
    SetPageSegMode(mode: number): void;
    Recognize(monitor: null): number;
    GetHOCRText(page: number): string;
    Clear(): void;
  }
  interface Core {
    FS: { writeFile(path: string, data: Uint8Array): void };
    TessBaseAPI: new () => Recogniser;
  }
  export default function start(options: Record<string, () => undefined>): Promise<Core>;
}
