/** Who waits for what takes long: nobody may take all the room for it, and what is made for nobody any more is dropped. */
export interface Waiter {
  /** An account id, or the address of an anonymous visitor. */
  readonly who: string
  readonly isGone: () => boolean
}
