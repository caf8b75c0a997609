import { useEffect } from 'react';
import { page, useToast } from 'kit';

/** Says to a suspended member why they are signed out. */
export function Suspension() {
  const toast = useToast();
  const { suspension } = page;

  useEffect(() => {
    if (suspension) toast({ title: suspension, variant: 'destructive' });
  }, [suspension, toast]);

  return null;
}
