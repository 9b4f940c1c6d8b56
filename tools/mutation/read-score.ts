interface Report {
  readonly files: Readonly<Record<string, { mutants: readonly { status: string }[] }>>
}

/** The percentage of the sampled mutants that tests detect; those not covered by any test count as undetected. */
export function readScore(report: string) {
  const { files }: Report = JSON.parse(report)
  const counts: Record<string, number> = {}
  for (const { mutants } of Object.values(files))
    for (const { status } of mutants) counts[status] = (counts[status] ?? 0) + 1
  const { Killed = 0, Timeout = 0, Survived = 0, NoCoverage = 0, CompileError = 0 } = counts
  const noticed = Killed + Timeout
  const drawn = noticed + Survived + NoCoverage
  const score = (100 * noticed) / drawn
  const sentence =
    `${score.toFixed(1)} % — ${noticed} mutants remarqués sur ${drawn}` +
    `${CompileError > 0 ? ` (tirés au sort parmi ${drawn + CompileError})` : ''}, ` +
    `dont ${NoCoverage} que nul test n’atteint ; ` +
    `${counts['Ignored'] ?? 0} laissés de côté (évalués au chargement d’un module)`
  return { score, sentence }
}
