const LEVELS = ['error', 'warn', 'info', 'debug'] as const

export type LogLevel = (typeof LEVELS)[number]

export const isLogLevel = (text: string): text is LogLevel =>
  (LEVELS as readonly string[]).includes(text)

let most = LEVELS.indexOf('info')

/** What is written from now on: this level and those that matter more. */
export function setLogLevel(level: LogLevel) {
  most = LEVELS.indexOf(level)
}

type Kind = 'request' | 'failure' | 'security' | 'audit' | 'work' | 'mail' | 'settings' | 'outside'

/** The one place where the log is written: a line of JSON each. What a person typed is never a field of it. */
export function log(level: LogLevel, kind: Kind, fields: Readonly<Record<string, unknown>>) {
  if (LEVELS.indexOf(level) > most) return
  const line = JSON.stringify({ level, kind, at: new Date().toISOString(), ...fields })
  if (level === 'error') console.error(line)
  else if (level === 'warn') console.warn(line)
  else console.log(line)
}
