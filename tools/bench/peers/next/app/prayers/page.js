import { cookies } from 'next/headers';
import { AmenButton } from './AmenButton';
import { Filters } from './Filters';
import { findPage } from './feed';

/** The wall for whoever requests it: rendered on the server for each request, like every page that reads a cookie. */
export default async function Prayers() {
  const { prayers } = await findPage({ cookie: (await cookies()).toString() });
  return (
    <>
      <h1>Prayer requests</h1>
      <Filters />
      <ul className="cards">
        {prayers.map((prayer) => (
          <li key={prayer.id}>
            <Card prayer={prayer} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({
  prayer: { id, title, description, category, createdAt, amenCount, commentCount, hasAmened, user },
}) {
  return (
    <article className="card">
      <p className="chip">{category}</p>
      <h2>
        <a href={`/prayer/${id}`}>{title}</a>
      </h2>
      <p>{description}</p>
      <p className="byline">
        {user?.name ?? 'Anonymous'},{' '}
        <time dateTime={createdAt.toISOString()}>{createdAt.toDateString()}</time>
      </p>
      <AmenButton id={id} amenCount={amenCount} hasAmened={hasAmened} />
      <a href={`/prayer/${id}#encouragement`}>{commentCount} encouragements</a>
    </article>
  );
}
