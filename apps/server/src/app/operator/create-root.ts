import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ensureRoot } from '../../accounts/accounts.service.ts'
import { readConfig } from '../../platform/configuration/config.ts'
import { ConfigError } from '../../platform/configuration/config-values.ts'
import { checkSchema } from '../../platform/database/migrate.ts'
import { LOCKS, oneAtATime } from '../../platform/database/session-lock.ts'
import { connectBesideServer, openServed } from '../reach.ts'
import { printRootEnrolment } from '../root-enrolment.ts'
import type { Command } from './command.ts'
import { OPERATOR_MESSAGES } from './operator.messages.ts'

/** Creates the first root, while a server runs or not. The password is read from `ROOT_PASSWORD`, or asked for. */
export const createRoot: Command = async ({ words, env, defaultDataDir, onEnd }) => {
  const email = words[0] ?? env['ROOT_EMAIL']
  if (!email) throw new ConfigError(OPERATOR_MESSAGES.rootUsage)
  // an empty password is refused by the settings
  const password = env['ROOT_PASSWORD']?.trim() ? env['ROOT_PASSWORD'] : await askPassword()
  const config = readConfig({ ...env, ROOT_EMAIL: email, ROOT_PASSWORD: password }, defaultDataDir)
  const { root } = config
  if (root === null) throw new ConfigError(OPERATOR_MESSAGES.rootUsage)
  const database = await openServed(await connectBesideServer(config, onEnd), config, onEnd)
  await checkSchema(database)
  if (!(await oneAtATime(database, LOCKS.firstAccounts, () => ensureRoot(database, root)))) {
    console.error(OPERATOR_MESSAGES.rootIsThere)
    return 1
  }
  console.log(OPERATOR_MESSAGES.rootMade(root.email))
  if (config.staffSecondFactor && config.smtpUrl === null && config.publicUrl !== null)
    await printRootEnrolment(database, config.publicUrl)
  return 0
}

/** Reads a line from the terminal without echo, or from a pipe. */
async function askPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(OPERATOR_MESSAGES.askPassword)
  const silence = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({
    input: process.stdin,
    output: silence,
    terminal: process.stdin.isTTY,
  })
  for await (const line of lines) {
    lines.close()
    if (process.stdin.isTTY) process.stderr.write('\n')
    return line
  }
  return ''
}
