import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * State in the query of the address: links, back and forward change it too. A change shows immediately; the router
 * updates the address a moment later.
 *
 * @param history `push` for what a person wants to go back from; by default a change replaces the entry
 */
export function useAddressState<Value>(
  read: (params: URLSearchParams) => Value,
  write: (params: URLSearchParams, value: Value) => URLSearchParams,
  history: 'push' | 'replace' = 'replace',
): [value: Value, change: (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [seen, setSeen] = useState(address);
  const [value, setValue] = useState(() => read(params));

  if (seen !== address) {
    setSeen(address);
    setValue(read(params));
  }

  return [
    value,
    (next) => {
      setValue(next);
      setParams((current) => write(current, next), { replace: history === 'replace' });
    },
  ];
}
