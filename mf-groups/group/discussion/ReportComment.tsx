import { useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { IconButton, useReport } from 'kit';

interface ReportCommentProps {
  id: number;
  author: string;
  isOwn: boolean;
}

/** Reports somebody else's comment to the moderators. */
export function ReportComment({ id, author, isOwn }: ReportCommentProps) {
  const { t } = useLingui();
  const report = useReport({ kind: 'group_post_comment', targetId: id, isOwn });
  if (!report) return null;

  return (
    <>
      <IconButton
        label={
          report.isReported
            ? t`You have reported the comment by ${author}`
            : t`Report the comment by ${author}`
        }
        icon={<Flag />}
        disabled={report.isReported}
        onClick={report.open}
      />
      {report.dialog}
    </>
  );
}
