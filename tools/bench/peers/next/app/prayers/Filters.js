'use client';

import { useState } from 'react';

const orders = { recent: 'Newest', amens: 'Most amens', trending: 'Trending' };
const categories = ['health', 'family', 'general', 'finances', 'grief', 'praise'];

export function Filters() {
  const [order, setOrder] = useState('recent');
  return (
    <form role="search">
      <input type="search" name="search" aria-label="Search prayers" />
      {Object.entries(orders).map(([name, text]) => (
        <button key={name} type="button" aria-pressed={order === name} onClick={() => setOrder(name)}>
          {text}
        </button>
      ))}
      {categories.map((category) => (
        <label key={category}>
          <input type="checkbox" name="category" value={category} />
          {category}
        </label>
      ))}
    </form>
  );
}
