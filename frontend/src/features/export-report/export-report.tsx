import { Download, FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/ui/button.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { saveFile } from '../../shared/lib/save-file.js';
import { reportFilename, toReportCsv, type ReportFigures } from './report-csv.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { EXPORT_REPORT } from './export-report.messages.js';

/** Takes the report along: as a table, or on paper. */
export function ExportReport({ figures }: { figures: ReportFigures }) {
  const t = useMessages(EXPORT_REPORT);
  const [isOpen, setOpen] = useState(false);
  const save = (): void => {
    const madeAt = new Date().toISOString();
    saveFile({
      filename: reportFilename(figures.child, madeAt),
      mediaType: 'text/csv',
      content: toReportCsv(figures, madeAt),
    });
    setOpen(false);
    notify(t.reportExported, t.theFileIsIn, 'success');
  };
  const print = (): void => {
    // The dialog must be away before the browser takes its picture of the page.
    flushSync(() => setOpen(false));
    window.print();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Download aria-hidden size={20} />
        {t.exportReport}
      </Button>
      {isOpen && (
        <Dialog title={t.exportReport} onClose={() => setOpen(false)}>
          <div className="export">
            <Button large onClick={save}>
              <FileDown aria-hidden size={22} />
              {t.tableForASpreadsheet}
            </Button>
            <Button large onClick={print}>
              <Printer aria-hidden size={22} />
              {t.printOrSaveAs}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
