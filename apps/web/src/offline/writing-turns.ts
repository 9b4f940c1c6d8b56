/** Runs writes one after the other; a write that is already waiting covers all changes made meanwhile. */
export function writingTurns(write: () => Promise<void>) {
  let turn = Promise.resolve()
  let isWaiting = false
  return {
    write: (): Promise<void> => {
      if (!isWaiting)
        turn = turn.then(() => {
          isWaiting = false
          return write()
        })
      isWaiting = true
      return turn
    },
    /** Runs `work` after the pending writes. */
    after: (work: () => Promise<void>): Promise<void> => {
      turn = turn.then(work)
      return turn
    },
    written: (): Promise<void> => turn,
  }
}
