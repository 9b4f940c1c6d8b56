/** Why a bank file is refused. */
export type FaultOfFile =
  | 'size'
  | 'xml'
  | 'doctype'
  | 'kind'
  | 'schema'
  | 'structure'
  | 'currency'
  | 'sums'
  | 'limits'

export class BankFileFault extends Error {
  readonly fault: FaultOfFile
  constructor(fault: FaultOfFile, detail = '') {
    super(`Bank file: ${fault} ${detail}`)
    this.fault = fault
  }
}
