'use client';

import { useState } from 'react';

export function AmenButton({ id, amenCount, hasAmened }) {
  const [given, setGiven] = useState(hasAmened);
  const count = amenCount + (given && !hasAmened ? 1 : 0);

  async function giveAmen() {
    setGiven(true);
    const response = await fetch(`/api/prayers/${id}/amen`, { method: 'POST' });
    if (!response.ok) setGiven(hasAmened);
  }
  return (
    <button type="button" aria-pressed={given} disabled={given} onClick={giveAmen}>
      Amen {count}
    </button>
  );
}
