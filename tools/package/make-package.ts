import { chmodSync, cpSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../gates.ts'
import { bundleServer } from './bundle-server.ts'
import { keptFolders } from './kept-packages.ts'

/** What stands beside the server: the built web app and the files of an operator. */
const NOT_SERVER = ['apps/web/dist', 'apps/web/dist-server', 'deploy', 'LICENSE']

/** Static libraries, headers and sources: nothing is compiled from the package. */
const OF_BUILDING = /\.(?:a|cc|h|gyp|d\.[cm]?ts|[cm]?js\.map)$/
/** PostgreSQL extensions that no migration uses. */
const OTHER_EXTENSION = /\/share\/postgresql\/extension\/(?!pg_trgm|plpgsql)[^/]+$/

/** Their libraries, those of languages and encodings that our clients don't use, and build files. */
const OTHER_CODE =
  /\/lib\/(?:pkgconfig|postgresql\/(?!(?:plpgsql|pg_trgm|dict_snowball|libpqwalreceiver|pgoutput|utf8_and_(?:iso8859|iso8859_1|win))\.so$)[^/]+)$/

/** The weights of the fonts that no document is set in, and their pictures. */
const OTHER_FONT =
  /\/@expo-google-fonts\/[^/]+\/(?:.*\.png$|(?!(?:400Regular|600SemiBold)(?:\/|$))\d00\w+)/

const isForRunning = (path: string) =>
  ![OF_BUILDING, OTHER_EXTENSION, OTHER_CODE, OTHER_FONT].some((left) => left.test(path))

/** Makes a folder that runs Sillage on a machine with nothing else installed. */
export function makePackage(folder: string, version: string) {
  bundleServer(folder, version)
  mkdirSync(join(folder, 'bin'))
  const licences = 'THIRD-PARTY.txt'
  renameSync(join(folder, 'apps/server/src', licences), join(folder, licences))
  for (const path of [...NOT_SERVER, ...keptFolders()])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isForRunning })
  cpSync(process.execPath, join(folder, 'bin/node'))
  cpSync(join(ROOT, 'tools/package/sillage.sh'), join(folder, 'bin/sillage'))
  cpSync(join(ROOT, 'tools/package/Dockerfile'), join(folder, 'Dockerfile'))
  for (const program of ['node', 'sillage']) chmodSync(join(folder, 'bin', program), 0o755)
}
