import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../gates.ts'
import { keptFolders } from './kept-packages.ts'

/** Files read at run time, and the built web app. */
const NOT_CODE = [
  'apps/server/src/**/*.{json,sql,svg,tsv,txt,typ,xsd}',
  'apps/web/{dist,dist-server}',
  'deploy',
  'LICENSE',
]

/** Static libraries, headers and sources: nothing is compiled from the package. */
const OF_BUILDING = /\.(?:a|cc|h|gyp|d\.[cm]?ts|[cm]?js\.map)$/
/** PostgreSQL extensions that no migration uses. */
const OTHER_EXTENSION = /\/share\/postgresql\/extension\/(?!pg_trgm|plpgsql)[^/]+$/

/** Their libraries, those of languages and encodings that our clients don't use, and build files. */
const OTHER_CODE =
  /\/lib\/(?:pkgconfig|postgresql\/(?!(?:plpgsql|pg_trgm|dict_snowball|libpqwalreceiver|pgoutput|utf8_and_(?:iso8859|iso8859_1|win))\.so$)[^/]+)$/

const isForRunning = (path: string) =>
  ![OF_BUILDING, OTHER_EXTENSION, OTHER_CODE].some((left) => left.test(path))

/**
 * Makes a folder that runs Sillage on a machine with nothing else installed. It has the same layout as the repository,
 * on which installation.ts relies.
 */
export function makePackage(folder: string, version: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'bin'), { recursive: true })
  const rolldown = join(ROOT, 'node_modules/rolldown/bin/cli.mjs')
  const how = ['--config', join(ROOT, 'tools/package/server-bundle.config.ts')]
  const where = ['--dir', join(folder, 'apps/server/src')]
  execFileSync(process.execPath, [rolldown, ...how, ...where], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const licences = 'THIRD-PARTY.txt'
  renameSync(join(folder, 'apps/server/src', licences), join(folder, licences))
  for (const path of [...globSync(NOT_CODE, { cwd: ROOT }), ...keptFolders()])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isForRunning })
  cpSync(process.execPath, join(folder, 'bin/node'))
  cpSync(join(ROOT, 'tools/package/sillage.sh'), join(folder, 'bin/sillage'))
  cpSync(join(ROOT, 'tools/package/Dockerfile'), join(folder, 'Dockerfile'))
  for (const program of ['node', 'sillage']) chmodSync(join(folder, 'bin', program), 0o755)
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  for (const place of ['.', 'apps/server'])
    writeFileSync(
      join(folder, place, 'package.json'),
      JSON.stringify({ name, version, private: true, type: 'module' }),
    )
}
