import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './gates.ts'

const SRC = join(ROOT, 'apps/web/src')
const texts = new Map<string, string>()

function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  texts.set(file, known)
  return known
}

/** The sheet of a file, as the build names it (decision 208); null for what every page of the app loads. */
const sheetOf = (file: string) =>
  /\/src\/(?!ui\/|shell\/|app\/|landing\/)([\w-]+)\//.exec(file)?.[1] ?? null

const found = (file: string, pattern: RegExp) =>
  [...textOf(file).matchAll(pattern)]
    .map(([, path = '']) => resolve(dirname(file), path))
    .filter((path) => existsSync(path))

/** A file with everything it imports at once. */
function below(file: string): ReadonlySet<string> {
  const files = new Set([file])
  for (const one of files)
    for (const imported of found(
      one,
      /(?:^|\n)(?:import|export)\s(?:(?!type\b)[^'"]*?from\s*)?'(\.[^']+)'/g,
    ))
      files.add(imported)
  return files
}

/** The sheets that define each class; classes of one word are too often other words as well. */
const definedIn = Map.groupBy(
  globSync('**/*.css', { cwd: SRC })
    .filter((file) => !file.startsWith('offline/'))
    .map((file) => join(SRC, file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\.([a-z]\w*-[\w-]*)/g)].map(([, name = '']) => ({
        name,
        sheet: sheetOf(file),
      })),
    ),
  ({ name }) => name,
)

/** The classes that no loaded sheet defines, in a file with all it loads now or later. */
function unstyled(root: string, loaded: ReadonlySet<string>, seen: Set<string>): string[] {
  if (seen.has(root)) return []
  seen.add(root)
  const files = [...below(root)]
  const sheets = new Set(loaded)
  for (const file of files) if (file.endsWith('.css')) sheets.add(sheetOf(file) ?? '')
  return files
    .filter((file) => !file.endsWith('.css'))
    .flatMap((file) => [
      ...[
        ...textOf(file)
          .replaceAll(/'\.[^']*'|\/\/.*/g, '')
          .matchAll(/[a-z]\w*-[\w-]*/g),
      ]
        .filter(([name]) => {
          const places = definedIn.get(name)
          return places && !places.some(({ sheet }) => sheet === null || sheets.has(sheet))
        })
        .map(([name]) => `${file.slice(SRC.length + 1)}: ${name}`),
      ...found(file, /import\(\s*'(\.[^']+)'/g).flatMap((later) => unstyled(later, sheets, seen)),
    ])
}

test('every class of a screen is in a sheet that the screen loads', () => {
  const pages = found(join(SRC, 'app/routes.tsx'), /import\('(\.[^']+)'\)/g)
  expect(pages.length).toBeGreaterThan(40)
  expect(definedIn.size).toBeGreaterThan(500)
  const missing = pages.flatMap((page) => {
    const others = new Set(pages.filter((one) => one !== page))
    return unstyled(page, new Set(), others)
  })
  expect([...new Set(missing)]).toEqual([])
})
