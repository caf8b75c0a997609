import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refusalText, type ServerMessage } from 'kit';

/** A line of the file, as the gateway judged it. */
export interface ImportedLine {
  line: number;
  action: 'create' | 'skip' | 'error';
  /** Why, in the page's language. */
  message: string;
}

export interface ImportResult {
  dryRun: boolean;
  created: number;
  skipped: number;
  failed: number;
  lines: readonly ImportedLine[];
}

/** Sends a file of prayers: first to be checked, then to be imported. A failure leaves the file and what is known of it. */
export function useImport() {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState<'check' | 'import' | null>(null);

  return {
    file,
    result,
    failure,
    sending,
    choose(chosen: File | null) {
      setFile(chosen);
      setResult(null);
      setFailure(null);
    },
    check: () => send('check'),
    importAll: () => send('import'),
  };

  async function send(what: 'check' | 'import') {
    if (!file || sending) return;
    setSending(what);
    setFailure(null);
    try {
      const response = await fetch(`/api/admin/import?dryRun=${what === 'check'}`, {
        method: 'POST',
        headers: { 'Content-Type': 'text/csv' },
        body: file,
      });
      const body = (await response.json()) as ImportResult & ServerMessage;
      if (response.ok) setResult({ ...body, lines: await Promise.all(body.lines.map(translateLine)) });
      else setFailure(await refusalText(body));
    } catch {
      setFailure(t`The file could not be sent. Please check your connection, or choose the file again.`);
    } finally {
      setSending(null);
    }
  }
}

/** A line may have several problems. */
async function translateLine(line: ImportedLine): Promise<ImportedLine> {
  const messages = line.message.split('; ').map((message) => refusalText({ message }));
  return { ...line, message: (await Promise.all(messages)).join('; ') };
}
