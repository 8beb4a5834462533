import { getWorksheetPdf } from '@sumfox/contracts/assessment/worksheet.endpoints';
import { call } from '../../shared/api/call.js';
import { saveFile } from '../../shared/lib/save-file.js';

/** How a sheet is set; the address keeps it. */
export interface SheetSettings {
  hasTwoColumns: boolean;
  hasMuchRoom: boolean;
  hasAnswers: boolean;
}

/** Saves the sheet as the server's PDF. */
export async function savePdf(id: string, settings: SheetSettings): Promise<void> {
  const { fileName, pdf } = await call(getWorksheetPdf, {
    params: { id },
    query: {
      origin: window.location.origin,
      columns: settings.hasTwoColumns ? '2' : '1',
      room: settings.hasMuchRoom ? 'much' : 'little',
      answers: settings.hasAnswers ? 'yes' : 'no',
    },
  });
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  saveFile({ filename: fileName, mediaType: 'application/pdf', content: bytes });
}
