import type { Environment } from '../../platform/configuration/config-values.ts'
import type { OnEnd } from '../reach.ts'

/** One call of the command `sillage`. */
export interface Call {
  /** What stands behind the name of the command. */
  readonly words: readonly string[]
  readonly env: Environment
  readonly defaultDataDir: string
  readonly onEnd: OnEnd
}

/** Answers the status that the process ends with: 0 when all is well. */
export type Command = (call: Call) => Promise<number>
