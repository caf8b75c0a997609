import { Flag } from 'lucide-react';
import { Button, useReport, type Reported } from 'kit';

/** Tells the moderators of somebody else's text. */
export function ReportButton(reported: Reported) {
  const report = useReport(reported);
  if (!report) return null;

  return (
    <>
      <Button size="small" variant="quiet" icon={<Flag />} onClick={report.open}>
        Report
      </Button>
      {report.dialog}
    </>
  );
}
