import path from 'node:path';
import { readYaml } from './yaml.mjs';

/** Whoever would run a program while it is installed is named in pnpm-workspace.yaml, allowed or not. */
export async function findScriptProblems(folder, packages) {
  const { allowBuilds = {}, dangerouslyAllowAllBuilds } = await readYaml(
    path.join(folder, 'pnpm-workspace.yaml'),
  );
  const unnamed = packages
    .filter(({ name, scripts }) => scripts.length > 0 && !Object.hasOwn(allowBuilds, name))
    .map(
      ({ name, version, scripts }) =>
        `${name}@${version} would run ${scripts.join(', ')}: allow or refuse it in allowBuilds`,
    );
  return dangerouslyAllowAllBuilds
    ? ['pnpm-workspace.yaml allows every install script', ...unnamed]
    : unnamed;
}
