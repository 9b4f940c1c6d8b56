/** Files in which the operator supplies what Sillage can’t know; each is null when not set. */
export interface GivenFiles {
  readonly testimonialsFile: string | null
  /** The national register of asset freezes, as published. */
  readonly assetFreezeFile: string | null
  /** The countries formally advised against, replacing the built-in list. */
  readonly advisedAgainstFile: string | null
}

export function readGivenFiles(env: Readonly<Record<string, string | undefined>>): GivenFiles {
  return {
    testimonialsFile: env['TESTIMONIALS_FILE'] ?? null,
    assetFreezeFile: env['ASSET_FREEZE_FILE'] ?? null,
    advisedAgainstFile: env['ADVISED_AGAINST_FILE'] ?? null,
  }
}
