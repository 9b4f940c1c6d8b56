const LEVELS = ['error', 'warn', 'info', 'debug'] as const

export type LogLevel = (typeof LEVELS)[number]

export const isLogLevel = (text: string): text is LogLevel =>
  (LEVELS as readonly string[]).includes(text)

let most = LEVELS.indexOf('info')

/** Sets the least severe level that is written. */
export function setLogLevel(level: LogLevel) {
  most = LEVELS.indexOf(level)
}

type Kind = 'request' | 'failure' | 'security' | 'audit' | 'work' | 'mail' | 'settings' | 'outside'

// the reader of the log may be gone: the server must go on, as it does with console.log
process.stdout.on('error', () => undefined)

/** The only place where the log is written, one line of JSON each time. Fields never hold text typed by a person. */
export function log(level: LogLevel, kind: Kind, fields: Readonly<Record<string, unknown>>) {
  if (LEVELS.indexOf(level) > most) return
  const line = JSON.stringify({ level, kind, at: new Date().toISOString(), ...fields })
  if (level === 'error') console.error(line)
  else if (level === 'warn') console.warn(line)
  else writeSoon(line)
}

let unwritten = ''

/** One write for all lines of a turn of the event loop: each would cost a busy server a system call. */
function writeSoon(line: string) {
  if (unwritten === '') setImmediate(writeLines)
  unwritten += `${line}\n`
}

function writeLines() {
  process.stdout.write(unwritten)
  unwritten = ''
}

process.on('exit', writeLines)
