import { Flag } from 'lucide-react';
import { Button } from 'kit';
import { useReport, type Reported } from './useReport';

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
