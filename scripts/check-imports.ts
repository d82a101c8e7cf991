// Reads the imports of every source file and holds them against `import-rules.ts`.
//
//   packages/core/src/check/x.ts imports ../solve/solve.ts
//     rule: packages/core/src/check may import puzzle, outcome
//
// Parsing is done by oxc-parser, so strings and comments do not count. The check fails if it saw
// fewer files than git or the disk holds: a check that looks at nothing must not pass.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import type { ImportRule } from './import-rules.ts';
import { frontDoors, importRules } from './import-rules.ts';

/** One import statement or `import()` call. */
export interface FoundImport {
  readonly specifier: string;
  readonly dynamic: boolean;
}

/** Lists what a source text imports and re-exports. */
export function importsOf(path: string, text: string): readonly FoundImport[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: FoundImport[] = module.staticImports.map((entry) => ({
    specifier: entry.moduleRequest.value,
    dynamic: false,
  }));
  for (const statement of module.staticExports) {
    const from = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from) found.push({ specifier: from.value, dynamic: false });
  }
  for (const call of module.dynamicImports) {
    const argument = text.slice(call.moduleRequest.start, call.moduleRequest.end);
    const literal = /^['"`]([^'"`]*)['"`]$/.exec(argument);
    if (literal?.[1] !== undefined) found.push({ specifier: literal[1], dynamic: true });
  }
  return found;
}

/** Says why an import is forbidden, or `undefined` if it is allowed. */
export function faultOf(
  path: string,
  found: FoundImport,
  rules: readonly ImportRule[] = importRules,
): string | undefined {
  const rule = ruleFor(path, rules);
  if (rule === undefined) return `no rule covers ${path}; add its folder to scripts/import-rules.ts`;
  if (found.specifier.startsWith('.')) return relativeFault(path, found.specifier, rule, rules);
  const matches = (pattern: string): boolean =>
    pattern.endsWith('*') ? found.specifier.startsWith(pattern.slice(0, -1)) : found.specifier === pattern;
  if (rule.packages.some(matches)) return undefined;
  if (rule.dynamicOnly?.some(matches)) {
    return found.dynamic ? undefined : `${rule.folder} may load ${found.specifier} only through import()`;
  }
  const allowed = [...rule.packages, ...(rule.dynamicOnly ?? [])];
  return `${rule.folder} may import ${allowed.length === 0 ? 'no packages' : allowed.join(', ')}`;
}

function relativeFault(
  path: string,
  specifier: string,
  rule: ImportRule,
  rules: readonly ImportRule[],
): string | undefined {
  const target = normalize(join(dirname(path), specifier))
    .split(sep)
    .join('/');
  if (frontDoors.includes(target)) return `${target} is a front door: nobody inside the package imports it`;
  const home = ruleFor(target, rules);
  if (home === undefined) return `${target} lies outside the folders that have a rule`;
  if (home.folder === rule.folder) return undefined;
  const packageRoot = rule.folder.split('/').slice(0, 3).join('/');
  const isRootFile = dirname(target) === packageRoot;
  if (isRootFile && home.folder === packageRoot) return undefined;
  if (rule.folders.includes(home.folder)) return undefined;
  const names = rule.folders.map((folder) => relative(packageRoot, folder) || folder);
  return `${rule.folder} may import ${names.length === 0 ? 'no other folder' : names.join(', ')}`;
}

function ruleFor(path: string, rules: readonly ImportRule[]): ImportRule | undefined {
  return rules
    .filter((rule) => path.startsWith(`${rule.folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(test|bench|test-d|d)\.tsx?$/.test(name);

/** Checks every source file below `packages/<name>/src`. */
export function checkTree(root: string): { readonly files: number; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let files = 0;
  for (const name of readdirSync(join(root, 'packages'))) {
    const source = join(root, 'packages', name, 'src');
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !isSource(entry.name)) continue;
      const absolute = join(entry.parentPath, entry.name);
      const path = relative(root, absolute).split(sep).join('/');
      files += 1;
      for (const found of importsOf(path, readFileSync(absolute, 'utf8'))) {
        const fault = faultOf(path, found);
        if (fault) faults.push(`${path} imports ${found.specifier}\n    rule: ${fault}`);
      }
    }
  }
  return { files, faults };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, faults } = checkTree(join(import.meta.dirname, '..'));
  for (const fault of faults) console.error(fault);
  if (files < 20) {
    console.error(`only ${files} files were seen: the check looked in the wrong place`);
    process.exit(1);
  }
  if (faults.length > 0) {
    console.error(`${faults.length} forbidden imports; the rules are in scripts/import-rules.ts`);
    process.exit(1);
  }
  console.log(`imports of ${files} files follow the rules`);
}
