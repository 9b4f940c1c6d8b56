import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ensureRoot } from '../../accounts/accounts.service.ts'
import { readConfig } from '../../platform/configuration/config.ts'
import { ConfigError } from '../../platform/configuration/config-values.ts'
import { checkSchema } from '../../platform/database/migrate.ts'
import { FIRST_ACCOUNTS_LOCK, oneAtATime } from '../../platform/database/session-lock.ts'
import { openServed, waysBeside } from '../reach.ts'
import { printRootEnrolment } from '../root-enrolment.ts'
import type { Command } from './command.ts'
import { OPERATOR_MESSAGES } from './operator.messages.ts'

/** Makes the first root, beside a server that runs or not. The password comes from `ROOT_PASSWORD`, or is asked for. */
export const createRoot: Command = async ({ words, env, defaultDataDir, onEnd }) => {
  const email = words[0] ?? env['ROOT_EMAIL']
  if (!email) throw new ConfigError(OPERATOR_MESSAGES.rootUsage)
  // what an empty password would be refused for is said by the settings
  const password = env['ROOT_PASSWORD']?.trim() ? env['ROOT_PASSWORD'] : await askPassword()
  const config = readConfig({ ...env, ROOT_EMAIL: email, ROOT_PASSWORD: password }, defaultDataDir)
  const { root } = config
  if (root === null) throw new ConfigError(OPERATOR_MESSAGES.rootUsage)
  const database = await openServed(await waysBeside(config, onEnd), config, onEnd)
  await checkSchema(database)
  if (!(await oneAtATime(database, FIRST_ACCOUNTS_LOCK, () => ensureRoot(database, root)))) {
    console.error(OPERATOR_MESSAGES.rootIsThere)
    return 1
  }
  console.log(OPERATOR_MESSAGES.rootMade(root.email))
  if (config.staffSecondFactor && config.smtpUrl === null && config.publicUrl !== null)
    await printRootEnrolment(database, config.publicUrl)
  return 0
}

/** One line of the terminal that is not shown, or of what is piped in. */
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
