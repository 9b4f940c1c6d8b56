import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The folder `apps/server`, in a clone or in the package, wherever the bundler has put this line. */
const SERVER = dirname(findPackageJSON(import.meta.url) ?? '')
const inSources = (path: string) => pathToFileURL(join(SERVER, 'src', path))
/** A worker's entry point: its source, or the bundle with the same name. */
const thread = (path: string) => inSources(path + extname(import.meta.url))

/** The root of the clone or of the package. */
export const ROOT = join(SERVER, '../..')

/** The web app as it was built. */
export const WEB_ROOT = join(ROOT, 'apps/web')

/** Files read at run time; the package has them at the same places. */
export const INSTALLED = {
  migrations: inSources('platform/database/migrations/'),
  templates: inSources('documents/templates/'),
  testimonials: inSources('app/site/testimonials.json'),
  places: inSources('carbon/places/data/places.tsv'),
  airports: inSources('carbon/places/data/airports.tsv'),
  departments: inSources('carbon/places/data/departments.tsv'),
  commonPasswords: inSources('accounts/data/common-passwords.txt'),
  demoFiles: inSources('demo/demo-files/'),
  bankSchemas: inSources('payments/bank/schemas/'),
}

export const THREADS = {
  pdf: thread('documents/pdf-worker'),
  pdfContent: thread('platform/files/pdf-content-worker'),
  json: thread('platform/http/json-worker'),
  bankFile: thread('payments/bank/bank-file-worker'),
}

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)
export const VERSION = version
