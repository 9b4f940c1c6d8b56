// Entry point of every command. Runs on any Node from 20 on, installs the locked dependencies when missing, then starts
// the Node version that the project pins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = 'start', ...rest] = process.argv.slice(2)
const stamp = join(root, 'node_modules', '.installed-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

const node = join(root, 'node_modules', 'node', 'bin', 'node')

if (!isInstalled()) {
  sayMissingSettings()
  install()
}

const child = spawn(node, [join(root, 'tools', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  // Node's compile cache: the second start takes half the time
  env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env },
})
// the terminal sends Ctrl-C to the child too; a signal sent to this process alone must be forwarded
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

/** Checks our own stamp, or npm's record of an installation newer than the lock file; false without the pinned Node. */
function isInstalled() {
  if (!existsSync(node)) return false
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lock
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  if (statSync(record).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) return false
  writeFileSync(stamp, lock)
  return true
}

/** Reports missing production settings before a lengthy installation. */
function sayMissingSettings() {
  const { NODE_ENV, DEMO } = process.env
  const list = join(root, 'apps/server/src/platform/configuration/required-settings.json')
  const serves = command === 'start' || (command === 'sillage' && rest[0] === 'start')
  if (!serves || DEMO === '1' || !(DEMO === '0' || NODE_ENV === 'production')) return
  const missing = Object.entries(JSON.parse(readFileSync(list, 'utf8')))
    .filter(([name]) => !process.env[name]?.trim())
    .map(([, sentence]) => sentence)
  if (missing.length > 0) fail(missing.join('\n'))
}

function install() {
  console.log('Installation des dépendances, quelques minutes la première fois…')
  const npm = process.env.npm_execpath
  const [file, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  // the pinned Node and the web build tools are needed under NODE_ENV=production too
  const how = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(file, [...before, 'ci', ...how], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  if (done.status !== 0) fail('L’installation des dépendances a échoué.', done.status)
  if (!existsSync(node))
    fail(
      'L’installation n’a pas apporté le Node du projet : npm doit pouvoir exécuter le script d’installation de la dépendance « node » (ignore-scripts l’en empêche).',
    )
  writeFileSync(stamp, lock)
}

function fail(sentence, code) {
  console.error(sentence)
  process.exit(code || 1)
}
