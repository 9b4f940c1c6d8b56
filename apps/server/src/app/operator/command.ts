import type { Environment } from '../../platform/configuration/config-values.ts'
import type { OnEnd } from '../reach.ts'

/** One invocation of the command `sillage`. */
export interface Call {
  /** The arguments after the command's name. */
  readonly words: readonly string[]
  readonly env: Environment
  readonly defaultDataDir: string
  readonly onEnd: OnEnd
}

/** Returns the exit status: 0 for success. */
export type Command = (call: Call) => Promise<number>
