/** Files of the operator that say what we can’t know. */
export interface GivenFiles {
  readonly testimonialsFile: string | null
  /** The national register of asset freezes, as it is published. */
  readonly assetFreezeFile: string | null
  /** The countries formally advised against, in the place of those known here. */
  readonly advisedAgainstFile: string | null
}

/** Without one, null. */
export function readGivenFiles(env: Readonly<Record<string, string | undefined>>): GivenFiles {
  return {
    testimonialsFile: env['TESTIMONIALS_FILE'] ?? null,
    assetFreezeFile: env['ASSET_FREEZE_FILE'] ?? null,
    advisedAgainstFile: env['ADVISED_AGAINST_FILE'] ?? null,
  }
}
