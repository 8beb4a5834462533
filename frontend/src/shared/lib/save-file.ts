/** Hands a text or bytes to the browser as a file to save. */
export function saveFile(file: {
  filename: string;
  mediaType: string;
  content: string | Uint8Array<ArrayBuffer>;
}): void {
  const type = typeof file.content === 'string' ? `${file.mediaType};charset=utf-8` : file.mediaType;
  const url = URL.createObjectURL(new Blob([file.content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.filename;
  link.click();
  // The browser reads the address when it starts to save, which is after this call.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
