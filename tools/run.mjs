// The door of every command. It runs on any Node from 20 on, installs what the lock file asks for
// when that is missing, then hands over to the Node that the project pins.
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
  // what Node makes of the sources is kept: the second start takes half the work
  env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env },
})
// Ctrl-C reaches the child by the terminal; a lone signal to this process must reach it too
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

/** By our own stamp, or by npm's record of an installation that is newer than the lock file; never without the Node. */
function isInstalled() {
  if (!existsSync(node)) return false
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lock
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  if (statSync(record).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) return false
  writeFileSync(stamp, lock)
  return true
}

/** A production that lacks a setting is told before it waits for an installation. */
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
  // the pinned Node and what builds the web app are wanted under NODE_ENV=production too
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
