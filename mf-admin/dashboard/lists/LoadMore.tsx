import { useState } from 'react';
import { Button, Cluster, useToast } from 'kit';

interface LoadMoreProps {
  /** What there is more of: 'prayers'. */
  what: string;
  onLoad: () => Promise<void>;
}

/** Reads the next rows; what is shown stays when they do not arrive. */
export function LoadMore({ what, onLoad }: LoadMoreProps) {
  const [isLoading, setLoading] = useState(false);
  const toast = useToast();

  const load = async () => {
    setLoading(true);
    try {
      await onLoad();
    } catch {
      toast({ title: 'Error', description: `More ${what} could not be loaded.`, variant: 'destructive' });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Cluster justify="center">
      <Button size="large" pending={isLoading} onClick={() => void load()}>
        Load More
      </Button>
    </Cluster>
  );
}
