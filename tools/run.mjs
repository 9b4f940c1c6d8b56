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

if (!isInstalled()) install()

const node = join(root, 'node_modules', 'node', 'bin', 'node')
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

/** By our own stamp, or by npm's record of an installation that is newer than the lock file. */
function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lock
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  if (statSync(record).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) return false
  writeFileSync(stamp, lock)
  return true
}

function install() {
  console.log('Installation des dépendances du fichier de verrouillage…')
  const npm = process.env.npm_execpath
  const [file, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const done = spawnSync(file, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  if (done.status !== 0) {
    console.error('L’installation des dépendances a échoué.')
    process.exit(done.status ?? 1)
  }
  writeFileSync(stamp, lock)
}
